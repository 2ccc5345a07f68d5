import { z } from "zod";
import { heading, text } from "./section-parts.ts";

export const Comparison = z.strictObject({
  title: heading.title.optional(),
  lede: heading.lede,
  sides: z
    .array(z.strictObject({ title: text, mark: z.enum(["check", "close"]), items: z.array(text).min(2) }))
    .length(2),
});
