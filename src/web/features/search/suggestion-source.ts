import { searchSite } from "../../../contracts/calls/search-site.ts";
import { HOSTS } from "../../../contracts/hosts.ts";
import type { Edition } from "../../../editions/edition.ts";
import { linkTo } from "../../../urls/links.ts";
import type { Pages } from "../../frame/define-page.ts";
import type { SuggestionSource } from "./ask-suggestions.ts";

/** What a search box must know in the browser. It travels in the page, so that no contract needs to. */
export interface SearchPlaces extends SuggestionSource {
  ideasPath: string;
  /** The address of a design by its content type, up to its slug. */
  designPaths: Record<string, string>;
}

/** Nothing where a region has no design ideas. */
export function searchPlaces(edition: Edition, pages: Pages): SearchPlaces | undefined {
  const ideasPath = linkTo(edition, "design-ideas");
  if (!ideasPath) return undefined;
  const designPaths = pages.all.flatMap(({ name, contentType }) => {
    // Designs are known under one slug in a country, so their category may be left out.
    const path = contentType && linkTo(edition, name, { slug: "" });
    return path ? [[contentType, `${path}/`.replace(/\/+$/, "/")] as const] : [];
  });
  return {
    ideasPath,
    designPaths: Object.fromEntries(designPaths),
    contentTypes: designPaths.map(([contentType]) => contentType),
    url: HOSTS.content.embeddedAt + searchSite.path,
    countryCode: edition.isoCode,
    languageCode: edition.languageCode,
  };
}
