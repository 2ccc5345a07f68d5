import { REGION_NAMES, REGIONS, type Region } from "../../../editions/regions.ts";
import { hasView, PAGES_OF_SECTIONS } from "../../../urls/known-pages.ts";
import { type PageName, URL_TABLE, type UrlRow } from "../../../urls/url-table.ts";

export interface AddressedDocument {
  slug: string;
  country: string | null;
  language: string | null;
}

/** Returns a sentence why no page can show a document, or undefined if one can. */
export type WhyNoAddress = (document: AddressedDocument) => string | undefined;

/** A page of sections has the name of a page in the URL table: any other name has no address. */
export const namedLikePage: WhyNoAddress = (document) => {
  const names = freePages(regionsOf(document));
  if (names.some((name) => name === document.slug)) return undefined;
  return `there is no address for a page "${document.slug}" here. Name the file after one of these pages: ${names.join(", ")}. A page with a new address needs a row in the url table.`;
};

export function namedIn(page: PageName, param: string): WhyNoAddress {
  return (document) => {
    const names = rowsOf(page).flatMap(({ values }) => values?.[param] ?? []);
    if (!names.includes(document.slug))
      return `there is no address for "${document.slug}". The pages of this kind are: ${names.join(", ")}.`;
    return shownBy(page)(document);
  };
}

/** The page for these documents does not exist in every country. */
export function shownBy(page: PageName): WhyNoAddress {
  return (document) => {
    const regions = regionsOf(document);
    if (rowsOf(page).some((row) => regions.some((region) => row.regions?.includes(region)))) return undefined;
    return `no page of ${document.country} shows documents of this kind, so this one has no address`;
  };
}

/** Pages that a document may define in one of these regions. */
function freePages(regions: readonly Region[]): PageName[] {
  return PAGES_OF_SECTIONS.filter(
    (page) =>
      !hasView(page) && rowsOf(page).some((row) => regions.some((region) => row.regions?.includes(region))),
  ).sort();
}

function rowsOf(page: PageName): readonly UrlRow[] {
  return URL_TABLE.filter((row) => row.page === page);
}

function regionsOf({ country, language }: AddressedDocument): Region[] {
  return REGION_NAMES.filter(
    (region) =>
      (country === null || REGIONS[region].country === country.toLowerCase()) &&
      (language === null || REGIONS[region].language === language.toLowerCase()),
  );
}
