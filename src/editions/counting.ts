import { type Language, languageRow } from "./languages.ts";

/** "14th" */
export function ordinal(position: number, language: Language): string {
  const digits = new Intl.NumberFormat(language, { numberingSystem: "latn" }).format(position);
  const form = new Intl.PluralRules(language, { type: "ordinal" }).select(position);
  return digits + (languageRow(language).ordinals[form] ?? "");
}
