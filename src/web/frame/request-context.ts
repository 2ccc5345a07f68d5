import { type Edition, editionOf, matchEdition } from "../../editions/edition.ts";
import { isRegion, type Region } from "../../editions/regions.ts";
import type { UrlMatch } from "../../urls/match-url.ts";
import type { PageDefinition } from "./define-page.ts";

export interface RequestContext {
  page: PageDefinition;
  params: Readonly<Record<string, string>>;
  region: Region | undefined;
  variant: UrlMatch["variant"];
  edition: Edition;
  /** The public URL, with only the query parameters that the page reads. */
  url: URL;
}

export function requestContextAt(
  url: URL,
  page: PageDefinition,
  match: Omit<UrlMatch, "row">,
): RequestContext {
  const { params, region, variant } = match;
  return { page, params, region, variant, url, edition: editionAt(url, page, region) };
}

/** An embed has no region in its path, so its query may name one: ?region=sg. */
function editionAt(url: URL, page: PageDefinition, region: Region | undefined): Edition {
  const named = url.searchParams.get("region") ?? "";
  return page.isEmbed && !region && isRegion(named) ? editionOf(named) : matchEdition(url.pathname);
}
