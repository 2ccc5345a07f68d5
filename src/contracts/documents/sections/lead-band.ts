import { z } from "zod";
import { text } from "./section-parts.ts";

/** The lead form in the middle of a page, with the words beside it. */
export const LeadBand = z.strictObject({
  title: text,
  text,
  /** The form for partners in place of the one for homes. */
  surface: z.literal("partner").optional(),
});
