import { z } from "zod";
import { getStaticContent } from "../../calls/get-static-content.ts";
import { CareersPortals } from "./job-listing.ts";

/** The call for static texts, read as the one that says which portals a country hires by (`careers-portals`). */
export const getCareersPortals = { ...getStaticContent, answer: z.looseObject({ content: CareersPortals }) };
