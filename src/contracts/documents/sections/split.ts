import { z } from "zod";
import { Picture } from "../picture.ts";
import { heading, SectionLink, text } from "./section-parts.ts";

export const Split = z.strictObject({
  ...heading,
  paragraphs: z.array(text).optional(),
  points: z.array(z.strictObject({ name: text, text })).optional(),
  /** The point that is proven by a third party: it carries a shield. */
  badge: text.optional(),
  picture: Picture,
  pictureFirst: z.boolean().optional(),
  action: SectionLink.optional(),
});
