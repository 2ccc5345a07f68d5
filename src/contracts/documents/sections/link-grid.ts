import { z } from "zod";
import { heading, SectionLink, text } from "./section-parts.ts";

/** An index: where else to go, in four columns on hairlines. */
export const LinkGrid = z.strictObject({
  ...heading,
  links: z.array(z.strictObject({ link: SectionLink, note: text.optional() })).min(2),
});
