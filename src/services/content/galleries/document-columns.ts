/** What a filter may name that stands beside the body. */
export interface Column {
  name: "slug" | "country" | "language";
  /** A document without a country or language is for all of them. */
  nullMeansAll: boolean;
  normalise: (value: string) => string;
}

const upper = (value: string) => value.toUpperCase();
const country = { name: "country", nullMeansAll: true, normalise: upper } satisfies Column;
const language = { name: "language", nullMeansAll: true, normalise: upper } satisfies Column;

// The specification's calls use both words for each.
const COLUMNS: Record<string, Column | undefined> = {
  slug: { name: "slug", nullMeansAll: false, normalise: (value) => value },
  country,
  countryCode: country,
  language,
  languageCode: language,
};

export function columnOf(field: string): Column | undefined {
  return Object.hasOwn(COLUMNS, field) ? COLUMNS[field] : undefined;
}
