import { z } from "zod";
import { getStaticContent } from "../../calls/get-static-content.ts";
import { CareersPortals } from "./job-listing.ts";

const { agreed, ...call } = getStaticContent;

/** The call for static texts, read as the one that says which portals a country hires by (`careers-portals`). */
export const getCareersPortals = { ...call, answer: z.looseObject({ content: CareersPortals }) };

/** The same of ourselves: that such a text holds it nobody agreed on, so somebody else's gateway may know of none. */
export const getOwnCareersPortals = { ...getCareersPortals, isOurs: true };
