import { z } from "zod";
import { Picture } from "../picture.ts";
import { heading, sample, text } from "./section-parts.ts";

/** Who does it: name, what they answer for, and a sentence. */
export const People = z.strictObject({
  ...heading,
  sample,
  items: z
    .array(z.strictObject({ name: text, role: text, text: text.optional(), picture: Picture.optional() }))
    .min(2),
});
