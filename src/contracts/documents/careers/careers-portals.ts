import { z } from "zod";
import { getStaticContent } from "../../calls/get-static-content.ts";
import { CareersPortals } from "./job-listing.ts";

const { agreed, ...call } = getStaticContent;

/** The call for static texts, typed for the text that lists the hiring portals of a country (`careers-portals`). */
export const getCareersPortals = { ...call, answer: z.looseObject({ content: CareersPortals }) };

/**
 * Reads the same text from our own backend: this use of a static text is not agreed, so an upstream may not have it.
 */
export const getOwnCareersPortals = { ...getCareersPortals, isOurs: true };
