import { z } from "zod";
import { isCountry } from "../editions/countries.ts";
import { normaliseIsoCode } from "../editions/edition.ts";
import { byLanguage } from "../editions/languages.ts";

/** The country of a call, in upper case. A missing or empty value means India (RT-11). */
export const countryCode = z
  .string()
  .trim()
  .regex(/^([A-Za-z]{2})?$/, "must be a country's code of two letters, such as IN or SG")
  .default("")
  .transform(normaliseIsoCode)
  .meta({ type: "string", pattern: "^[A-Za-z]{2}$", default: "IN" });

/** A country that we serve, in ISO 3166 form: IN, SG, MY, SA. A missing value means India (RT-11). */
export const servedCountry = z
  .string()
  .transform(normaliseIsoCode)
  .refine((code) => isCountry(code.toLowerCase()), "wrong")
  .default("IN")
  .meta({ type: "string", enum: ["IN", "SG", "MY", "SA"], default: "IN" });

export function wholeNumber(least: number, most: number) {
  const reason = `must be a whole number from ${least} to ${most}`;
  const digits = z.string().regex(/^\d+$/).transform(Number);
  // For the documentation, which would otherwise show the two input types but not the limits.
  const described = { type: "integer", minimum: least, maximum: most };
  return z
    .union([z.number(), digits], reason)
    .pipe(z.number().int(reason).min(least, reason).max(most, reason))
    .meta(described);
}

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

export function localisedText(text: z.ZodString) {
  return z.object({ ...byLanguage(() => text.optional()), en: text });
}
