import { matchUrl } from "../../../urls/match-url.ts";
import type { PageName } from "../../../urls/url-table.ts";

/** The slug of a page's links above the footer; nothing where it has none. */
export function seoFooterSlugAt(path: string): string {
  const match = matchUrl(path);
  return (match && SLUGS[match.row.page]?.(match.params)) ?? "";
}

const SLUGS: Partial<Record<PageName, (params: Record<string, string>) => string | undefined>> = {
  home: () => "home",
  "design-ideas": () => "design-ideas",
  "design-ideas-category": ({ categorySlug }) => categorySlug,
  "smart-photo": () => "smart-photo",
};
