/** A column beside the body that a filter may name. */
export interface Column {
  name: "slug" | "country" | "language";
  /** A document without a country or language applies to all of them. */
  nullMeansAll: boolean;
  normalise: (value: string) => string;
}

const upper = (value: string) => value.toUpperCase();
const country = { name: "country", nullMeansAll: true, normalise: upper } satisfies Column;
const language = { name: "language", nullMeansAll: true, normalise: upper } satisfies Column;

// The specification's calls use two names for each.
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
