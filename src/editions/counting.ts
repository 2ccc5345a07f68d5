import { type Language, languageRow, type PluralForm } from "./languages.ts";

export function pluralForm(count: number, language: Language): PluralForm {
  const wanted = rulesOf(language).select(count);
  return languageRow(language).plurals.find((form) => form === wanted) ?? "other";
}

const rules = new Map<Language, Intl.PluralRules>();

// Cached, because it is expensive to create and every card of a gallery needs it.
function rulesOf(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

/** "14th" */
export function ordinal(position: number, language: Language): string {
  const digits = new Intl.NumberFormat(language, { numberingSystem: "latn" }).format(position);
  const form = new Intl.PluralRules(language, { type: "ordinal" }).select(position);
  return digits + (languageRow(language).ordinals[form] ?? "");
}
