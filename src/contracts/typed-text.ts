import { z } from "zod";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that no field of a form can hold
const NOT_IN_A_LINE = /[\u0000-\u001f\u007f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but a text may have lines and tabs
const NOT_IN_A_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

export function typedLine(most: number) {
  return typed(most, NOT_IN_A_LINE);
}

export function typedText(most: number) {
  return typed(most, NOT_IN_A_TEXT);
}

function typed(most: number, forbidden: RegExp) {
  return z
    .string("missing")
    .trim()
    .min(1, "missing")
    .max(most, "long")
    .refine((text) => text.isWellFormed() && !forbidden.test(text), "wrong")
    .transform((text) => text.normalize("NFC"));
}
