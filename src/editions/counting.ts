import { type Language, languageRow, type PluralForm } from "./languages.ts";

/** Which form of a message a count takes. */
export function pluralForm(count: number, language: Language): PluralForm {
  const wanted = new Intl.PluralRules(language).select(count);
  return languageRow(language).plurals.find((form) => form === wanted) ?? "other";
}

/** "14th" */
export function ordinal(place: number, language: Language): string {
  const digits = new Intl.NumberFormat(language, { numberingSystem: "latn" }).format(place);
  const form = new Intl.PluralRules(language, { type: "ordinal" }).select(place);
  return digits + (languageRow(language).ordinals[form] ?? "");
}
