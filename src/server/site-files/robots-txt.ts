import { absoluteUrl } from "../../web/frame/seo/absolute-url.ts";

/**
 * Only what answers with data is closed to crawlers. Pages that are not to be indexed say so themselves, and a crawler
 * has to read them to know.
 */
export function robotsTxt(publicUrl: string): string {
  return [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    ...OPEN.map((path) => `Allow: ${path}`),
    "",
    `Sitemap: ${absoluteUrl(publicUrl, "/sitemap.xml")}`,
    "",
  ].join("\n");
}

/** Pictures, films and share cards are part of the pages: search engines draw them, and networks show the cards. */
const OPEN = ["/api/dobby/", "/api/images/", "/api/share/", "/api/videos/"];
const CLOSED = ["/api/", "/auth/", "/bumblebee/", "/v1/"];
