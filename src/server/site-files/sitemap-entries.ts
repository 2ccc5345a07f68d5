import type { Region } from "../../editions/regions.ts";
import { type PageName, URL_TABLE, type UrlRow } from "../../urls/url-table.ts";
import type { DocumentAddress, Pages } from "../../web/frame/define-page.ts";
import { hreflangAlternates } from "../../web/frame/seo/hreflang.ts";

/** Data that is not in the URL table: which documents exist, and when a page last changed. */
export interface SiteContent {
  /** Undefined for a page without documents. */
  listSlugs(page: PageName, region: Region): Promise<DocumentAddress[] | undefined>;
  lastModified?(page: PageName, region: Region | undefined): Promise<string | undefined>;
}

export interface SitemapEntry {
  path: string;
  lastModified?: string | undefined;
  alternates: { hreflang: string; path: string }[];
}

/** Every address of a region that search engines should index; without a region, the addresses that belong to none. */
export async function sitemapEntries(
  region: Region | undefined,
  content: SiteContent,
  pages: Pages,
): Promise<SitemapEntry[]> {
  const rows: readonly Row[] = URL_TABLE;
  const own = rows.filter((row) => {
    const isOfRegion = region ? row.regions?.includes(region) === true : row.regions === null;
    if (!isOfRegion || row.isAlias) return false;
    const page = pages.named(row.page);
    return page?.isListed === true && (page.isThere?.(region) ?? true);
  });
  const entries = await Promise.all(own.map((row) => entriesOfRow(row, region, content)));
  const byPath = new Map(entries.flat().map((entry) => [entry.path, entry]));
  return [...byPath.values()];
}

type Row = UrlRow & { page: PageName };

async function entriesOfRow(
  row: Row,
  region: Region | undefined,
  content: SiteContent,
): Promise<SitemapEntry[]> {
  const addresses = await addressesOf(row, region, content);
  return addresses.map(({ params, lastModified, path = pathOf(row, region, params) }) => {
    return { path, lastModified, alternates: hreflangAlternates(path) };
  });
}

async function addressesOf(
  row: Row,
  region: Region | undefined,
  content: SiteContent,
): Promise<DocumentAddress[]> {
  const names = [...row.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");
  const [only = ""] = names;
  const fixed = names.length === 1 ? row.values?.[only] : undefined;
  if (fixed) return fixed.map((value) => ({ params: { [only]: value } }));
  const documents = region && (await content.listSlugs(row.page, region));
  if (names.length === 0 && !documents) {
    return [{ params: {}, lastModified: await content.lastModified?.(row.page, region) }];
  }
  // A page may have several address patterns; a document belongs to the one whose parameters it fills.
  return (documents ?? []).filter(({ params }) => {
    return Object.keys(params).length === names.length && names.every((name) => params[name]);
  });
}

function pathOf(row: Row, region: Region | undefined, params: Record<string, string>): string {
  const filled = row.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return `/${[region ?? "", filled].filter((part) => part !== "").join("/")}`;
}
