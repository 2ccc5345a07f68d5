import { z } from "zod";
import { SectionLink, text } from "./section-parts.ts";

/** One sentence and one button; perhaps a second way for whoever is not ready. */
export const CallToAction = z.strictObject({
  title: text,
  lede: text,
  action: SectionLink,
  second: SectionLink.optional(),
});
