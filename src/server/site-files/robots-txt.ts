import { absoluteUrl } from "../../web/seo/absolute-url.ts";

/**
 * Only what answers with data is closed to crawlers. Pages that are not to be indexed say so themselves, and a crawler
 * has to read them to know.
 */
export function robotsTxt(publicUrl: string): string {
  return [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    // Photographs are served from there, and search engines draw the page.
    "Allow: /api/dobby/",
    "",
    `Sitemap: ${absoluteUrl(publicUrl, "/sitemap.xml")}`,
    "",
  ].join("\n");
}

const CLOSED = ["/api/", "/auth/", "/bumblebee/", "/v1/"];
