import { LANGUAGES, type Language } from "./languages.ts";

const LEFT_TO_RIGHT_MARK = "\u200e";
const PERCENTAGE = /(?<![\w%}.,])(?:\d[\d.,]*|\{\w+\})%(?![\dA-F]{2})/g;

/**
 * Within right-to-left text a browser puts the sign before or after the number, depending on the characters before
 * it. The mark keeps it after the number.
 */
export function markPercentages(text: string, language: Language): string {
  if (LANGUAGES[language].direction === "ltr" || !text.includes("%")) return text;
  return text.replace(PERCENTAGE, `${LEFT_TO_RIGHT_MARK}$&`);
}
