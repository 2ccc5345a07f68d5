import { z } from "zod";
import { getStaticContent } from "../../calls/get-static-content.ts";
import { CareersPortals } from "./job-listing.ts";

const { agreed, ...call } = getStaticContent;

/**
 * The call for static texts, read as the one that says which portals a country hires by (`careers-portals`). Nobody agreed
 * on where that stands, so it is ours, like the calls for the jobs themselves.
 */
export const getCareersPortals = {
  ...call,
  answer: z.looseObject({ content: CareersPortals }),
  isOurs: true,
};
