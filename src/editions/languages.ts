interface LanguageRow {
  ownName: string;
  direction: Direction;
  script: Script;
  /** The locale for dates in `Intl`: the Gregorian calendar and western digits in every language. */
  dateLocale: string;
  /** A full date for an unknown reader, in which day and month cannot be confused. */
  fullDate: { locale: string; day: "numeric" | "2-digit" };
  /** Weekday names for narrow layouts: some languages have no readable short names. */
  weekdays: "short" | "long";
  /** The separator of the parts of an address, or of the items of a short list. */
  comma: string;
  halvesOfDay: Record<"AM" | "PM", string>;
  /** The suffix of an ordinal number: 1st, 2nd. Empty if a language writes only the digits. */
  ordinals: Partial<Record<Intl.LDMLPluralRule, string>>;
  /** An amount in riyals within text, where the drawn sign is not possible. */
  riyals: string;
}

export const DIRECTIONS = ["ltr", "rtl"] as const;
export type Direction = (typeof DIRECTIONS)[number];
export type Script = "latin" | "arabic";

/**
 * The languages of the site. All differences between languages are here, and the texts are in `messages/`; no other
 * code branches on the language.
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
    ordinals: {},
    riyals: "{amount} ريال",
  },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof LANGUAGES;

/** The language in which documents are written first, and of names without a translation. */
export const DEFAULT_LANGUAGE = "en" as const satisfies Language;

export const LANGUAGE_CODES: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);

function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

/** The language for a code of another system: "AR", "ar"; English for an unknown one. */
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
