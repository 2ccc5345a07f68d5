import { z } from "zod";
import { heading, sample, text } from "./section-parts.ts";

export const Timeline = z.strictObject({
  ...heading,
  sample,
  items: z.array(z.strictObject({ when: text, title: text, text })).min(3),
});
