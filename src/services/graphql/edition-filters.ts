import type { DocumentFilter } from "../../contracts/document-filters.ts";

export function editionFilters(edition: {
  countryIsoCode?: string | undefined;
  languageCode?: string | undefined;
}): DocumentFilter[] {
  const wanted = [
    ["country", edition.countryIsoCode],
    ["language", edition.languageCode],
  ] as const;
  return wanted.flatMap(([field, value]) => (value ? [{ field, op: "eq" as const, values: [value] }] : []));
}
