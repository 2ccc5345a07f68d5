import { matchUrl } from "../../urls/match-url.ts";
import { definePage, type PageDefinition, type Pages } from "./define-page.ts";
import { type Place, placeAt } from "./place.ts";
import { brandNamed } from "./seo/site-settings.ts";

export const SAMPLE_BRAND = brandNamed("Livspace");

/** A house in which every page of the url table stands, and each is as pages are by default. */
export function everyPage(special: Partial<PageDefinition> = {}): Pages {
  const named: Pages["named"] = (name) => definePage({ name, ...special });
  return { all: [], named, at: (path) => named(matchUrl(path)?.row.page ?? "not-found") };
}

export function samplePlace(address: string, special: Partial<PageDefinition> = {}): Place {
  const url = new URL(address, "https://www.example.com");
  const match = matchUrl(url.pathname);
  const page = definePage({ name: match?.row.page ?? "not-found", ...special });
  return placeAt(url, page, match ?? { params: {}, region: undefined, variant: "html" });
}
