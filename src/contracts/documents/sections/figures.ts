import { z } from "zod";
import { sample, text } from "./section-parts.ts";

/** Four figures on hairlines, and how they are counted. */
export const Figures = z.strictObject({
  label: text,
  sample,
  figures: z.array(z.strictObject({ value: text, label: text })).length(4),
  how: z.strictObject({ label: text, text }),
});
