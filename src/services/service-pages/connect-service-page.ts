import type { ServicePageFile } from "../../contracts/documents/service-page-document.ts";
import { isRegion, REGIONS, type Region } from "../../editions/regions.ts";
import type { CompletionContext, ConnectionContext, DocumentEdition } from "../content/document-type.ts";
import { localiseLinks } from "../content/markdown/localise-links.ts";

/** The links of a page lead to the same edition. */
export function completeServicePage(page: ServicePageFile, context: CompletionContext) {
  const region = regionOf(context);
  return region ? { ...page, content: localiseLinks(page.content, region) } : page;
}

export function connectServicePage(page: ServicePageFile, context: ConnectionContext) {
  const related = page.related.flatMap((slug, index) => {
    const other = context.require("service-pages", slug, ["related", index]);
    return other ? [{ slug, title: (other as ServicePageFile).title }] : [];
  });
  return { ...page, related };
}

function regionOf({ country, language }: DocumentEdition): Region | undefined {
  return Object.keys(REGIONS)
    .filter(isRegion)
    .find((name) => isRegionOf(name, country, language));
}

function isRegionOf(name: Region, country = "", language = ""): boolean {
  const region = REGIONS[name];
  return region.country === country.toLowerCase() && region.language === language.toLowerCase();
}
