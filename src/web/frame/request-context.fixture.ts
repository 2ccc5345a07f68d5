import { matchUrl } from "../../urls/match-url.ts";
import { definePage, type PageDefinition, type Pages } from "./define-page.ts";
import { type RequestContext, requestContextAt } from "./request-context.ts";
import { brandNamed } from "./seo/site-settings.ts";

export const SAMPLE_BRAND = brandNamed("Livspace");

/** Pages for tests: every page of the URL table exists with the default settings. */
export function everyPage(special: Partial<PageDefinition> = {}): Pages {
  const named: Pages["named"] = (name) => definePage({ name, ...special });
  return { all: [], named, at: (path) => named(matchUrl(path)?.row.page ?? "not-found") };
}

export function sampleRequestContext(address: string, special: Partial<PageDefinition> = {}): RequestContext {
  const url = new URL(address, "https://www.example.com");
  const match = matchUrl(url.pathname);
  const page = definePage({ name: match?.row.page ?? "not-found", ...special });
  return requestContextAt(url, page, match ?? { params: {}, region: undefined, variant: "html" });
}
