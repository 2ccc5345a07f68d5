import { z } from "zod";
import { Question } from "../question.ts";
import { heading, text } from "./section-parts.ts";

export const Phone = z.strictObject({ label: text, href: z.string().regex(/^tel:\+\d+$/) });

/** Questions and answers; search engines get them too. */
export const Questions = z.strictObject({
  ...heading,
  phone: Phone.optional(),
  items: z.array(Question).min(3).max(12),
});
