import { absoluteUrl } from "../../web/frame/seo/absolute-url.ts";
import type { SitemapEntry } from "./sitemap-entries.ts";

export function sitemapXml(publicUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) => {
    const alternates = entry.alternates.map(({ hreflang, path }) => {
      const href = escapeXml(absoluteUrl(publicUrl, path));
      return `<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${href}"/>`;
    });
    const location = `<loc>${escapeXml(absoluteUrl(publicUrl, entry.path))}</loc>`;
    return `<url>${location}${lastmod(entry.lastModified)}${alternates.join("")}</url>`;
  });
  return document("urlset", ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', urls);
}

export function sitemapIndexXml(
  publicUrl: string,
  sitemaps: readonly { path: string; lastModified?: string | undefined }[],
): string {
  const entries = sitemaps.map(({ path, lastModified }) => {
    return `<sitemap><loc>${escapeXml(absoluteUrl(publicUrl, path))}</loc>${lastmod(lastModified)}</sitemap>`;
  });
  return document("sitemapindex", "", entries);
}

/** One file for a region, and another one for every further fifty thousand addresses. */
export function splitSitemap(name: string, entries: readonly SitemapEntry[]) {
  return Array.from({ length: Math.ceil(entries.length / MOST_URLS) }, (_, index) => {
    const part = entries.slice(index * MOST_URLS, (index + 1) * MOST_URLS);
    const path = index === 0 ? `${name}.xml` : `${name}-${index + 1}.xml`;
    return { path, entries: part, lastModified: latestChange(part) };
  });
}

// The most that the sitemap protocol allows in one file.
const MOST_URLS = 50_000;

// ISO dates sort as text.
function latestChange(entries: readonly SitemapEntry[]): string | undefined {
  return entries.map((entry) => entry.lastModified ?? "").reduce(later, "") || undefined;
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

function document(root: string, namespaces: string, children: readonly string[]): string {
  const opening = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${opening}\n${children.join("\n")}\n</${root}>\n`;
}

// A date that is none would make search engines refuse the whole file.
function lastmod(date: string | undefined): string {
  const isDate = date && /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/.test(date);
  return isDate ? `<lastmod>${date}</lastmod>` : "";
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
