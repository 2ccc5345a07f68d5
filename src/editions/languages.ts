interface LanguageRow {
  ownName: string;
  direction: Direction;
  script: Script;
  /** For `Intl`: how days are written. The Gregorian calendar and western digits in every language. */
  dateLocale: string;
  /** A whole date where nobody knows the reader: no one may take the day for the month. */
  fullDate: { locale: string; day: "numeric" | "2-digit" };
  /** Names of days where there is little room: some languages have no shorter ones that can be read. */
  weekdays: "short" | "long";
  /** Between the parts of an address, or the members of a short list. */
  comma: string;
  halvesOfDay: Record<"AM" | "PM", string>;
  /** The forms that messages have for a count; `Intl` says which of them a number takes. */
  plurals: readonly PluralForm[];
  /** What follows the digits of a place in a row: 1st, 2nd. Nothing where a language writes the digits alone. */
  ordinals: Partial<Record<Intl.LDMLPluralRule, string>>;
  /** An amount of Saudi money in a line of text, where its drawn sign cannot stand. */
  riyals: string;
}

export const DIRECTIONS = ["ltr", "rtl"] as const;
export type Direction = (typeof DIRECTIONS)[number];
export type Script = "latin" | "arabic";
export type PluralForm = "one" | "other";

/**
 * The languages of the site. Whatever one of them does in its own way stands here, its words in `messages/`, and nothing
 * else asks which language it is.
 */
export const LANGUAGES = {
  en: {
    ownName: "English",
    direction: "ltr",
    script: "latin",
    dateLocale: "en-GB",
    fullDate: { locale: "en-US", day: "2-digit" },
    weekdays: "short",
    comma: ", ",
    halvesOfDay: { AM: "AM", PM: "PM" },
    plurals: ["one", "other"],
    ordinals: { one: "st", two: "nd", few: "rd", other: "th" },
    riyals: "SAR {amount}",
  },
  ar: {
    ownName: "العربية",
    direction: "rtl",
    script: "arabic",
    dateLocale: "ar-u-ca-gregory-nu-latn",
    fullDate: { locale: "ar-u-ca-gregory-nu-latn", day: "numeric" },
    weekdays: "long",
    comma: "، ",
    halvesOfDay: { AM: "ص", PM: "م" },
    plurals: ["one", "other"],
    ordinals: {},
    riyals: "{amount} ريال",
  },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof LANGUAGES;

/** In which documents are written first, and names that have no form of their own in another. */
export const DEFAULT_LANGUAGE = "en" as const satisfies Language;

export const LANGUAGE_CODES: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);

function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

/** The language of a code as others write it: "AR", "ar"; English where it is none of ours. */
export function languageOf(code: string | null | undefined): Language {
  const written = code?.toLowerCase() ?? "";
  return isLanguage(written) ? written : DEFAULT_LANGUAGE;
}

export function languageRow(language: Language): LanguageRow {
  return LANGUAGES[language];
}

export function byLanguage<T>(make: (language: Language) => T): Record<Language, T>;
export function byLanguage(make: (language: Language) => unknown): Record<string, unknown> {
  return Object.fromEntries(LANGUAGE_CODES.map((language) => [language, make(language)]));
}

export type LocalisedText = Record<typeof DEFAULT_LANGUAGE, string> &
  Partial<Record<Language, string | undefined>>;

export function inLanguage(text: LocalisedText, language: Language): string {
  return text[language] ?? text[DEFAULT_LANGUAGE];
}

export function namesOf(text: LocalisedText): string[] {
  return Object.values(text).filter((name) => name !== undefined);
}
