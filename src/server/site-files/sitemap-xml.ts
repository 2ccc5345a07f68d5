import { type Xml, xml, xmlDocument, xmlText } from "../../platform/xml.ts";
import { absoluteUrl } from "../../web/frame/seo/absolute-url.ts";
import type { SitemapEntry } from "./sitemap-entries.ts";

export function sitemapXml(publicUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) =>
    xml("url", {}, [
      xmlText("loc", absoluteUrl(publicUrl, entry.path)),
      lastmod(entry.lastModified),
      ...entry.alternates.map(({ hreflang, path }) =>
        xml("xhtml:link", { rel: "alternate", hreflang, href: absoluteUrl(publicUrl, path) }),
      ),
    ]),
  );
  return xmlDocument("urlset", { xmlns: SITEMAPS, "xmlns:xhtml": "http://www.w3.org/1999/xhtml" }, urls);
}

export function sitemapIndexXml(
  publicUrl: string,
  sitemaps: readonly { path: string; lastModified?: string | undefined }[],
): string {
  const entries = sitemaps.map(({ path, lastModified }) =>
    xml("sitemap", {}, [xmlText("loc", absoluteUrl(publicUrl, path)), lastmod(lastModified)]),
  );
  return xmlDocument("sitemapindex", { xmlns: SITEMAPS }, entries);
}

/** One file for a region, and another one for each further fifty thousand addresses. */
export function splitSitemap(name: string, entries: readonly SitemapEntry[]) {
  return Array.from({ length: Math.ceil(entries.length / MAX_URLS) }, (_, index) => {
    const part = entries.slice(index * MAX_URLS, (index + 1) * MAX_URLS);
    const path = index === 0 ? `${name}.xml` : `${name}-${index + 1}.xml`;
    return { path, entries: part, lastModified: latestChange(part) };
  });
}

export const SITEMAPS = "http://www.sitemaps.org/schemas/sitemap/0.9";

// The maximum of the sitemap protocol for one file.
const MAX_URLS = 50_000;

// ISO dates sort as text.
function latestChange(entries: readonly SitemapEntry[]): string | undefined {
  return entries.map((entry) => entry.lastModified ?? "").reduce(later, "") || undefined;
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

// An invalid date would make search engines refuse the whole file.
function lastmod(date: string | undefined): Xml | undefined {
  const isDate = date && /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/.test(date);
  return isDate ? xmlText("lastmod", date) : undefined;
}
