import { z } from "zod";
import { byLanguage } from "../editions/languages.ts";

/** A text in English, and in every other language in which it has been written. */
export function localisedText(text: z.ZodString) {
  return z.object({ ...byLanguage(() => text.optional()), en: text });
}
