import { BACKEND_FOLDERS } from "../../contracts/browser/backend-paths.ts";
import { MEDIA_PATHS } from "../../contracts/hosts.ts";
import { absoluteUrl } from "../../web/frame/seo/absolute-url.ts";

/**
 * Only what answers with data is closed to crawlers. Pages that are not to be indexed say so themselves, and a crawler
 * has to read them to know. Search engines draw pictures and films, and networks show the share cards. News have sitemaps
 * of their own, which stand in no index: their addresses are in the others, too.
 */
export function robotsTxt(publicUrl: string, newsSitemaps: readonly string[]): string {
  return [
    "User-agent: *",
    ...BACKEND_FOLDERS.map((folder) => `Disallow: ${folder}/`),
    ...MEDIA_PATHS.map((folder) => `Allow: ${folder}/`),
    "",
    ...["/sitemap.xml", ...newsSitemaps].map((path) => `Sitemap: ${absoluteUrl(publicUrl, path)}`),
    "",
  ].join("\n");
}
