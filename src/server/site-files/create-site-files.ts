import { Hono } from "hono";
import { etag } from "hono/etag";
import { BACKEND_FOLDERS } from "../../contracts/browser/backend-paths.ts";
import type { Caller } from "../../contracts/create-caller.ts";
import { MEDIA_PATHS } from "../../contracts/hosts.ts";
import { DEFAULT_REGION, type Edition, editionOf } from "../../editions/edition.ts";
import { REGION_NAMES, type Region } from "../../editions/regions.ts";
import { MAGAZINE_REGIONS, newsSitemapPath } from "../../urls/feeds.ts";
import type { Pages } from "../../web/frame/define-page.ts";
import { absoluteUrl } from "../../web/frame/seo/absolute-url.ts";
import { type Brand, type SiteSettings, siteNameOf } from "../../web/frame/seo/site-settings.ts";
import { createFeeds } from "./feeds/create-feeds.ts";
import type { FileCache } from "./file-cache.ts";
import { siteFile } from "./site-file.ts";
import { type SiteContent, sitemapEntries } from "./sitemap-entries.ts";
import { sitemapIndexXml, sitemapXml, splitSitemap } from "./sitemap-xml.ts";

interface SiteFilesInput extends SiteSettings {
  pages: Pages;
  content?: SiteContent;
  call?: Caller;
  /** Where to report a security vulnerability: a mailto: or https: address. */
  securityContact?: string;
  now?: () => Date;
  keep?: FileCache;
}

export function createSiteFiles(input: SiteFilesInput): Hono {
  const { publicUrl, brand, pages, content = NO_DOCUMENTS, call, securityContact } = input;
  const { now = () => new Date(), keep = (_, make) => make() } = input;
  const partsOf = async (region: Region | undefined) =>
    splitSitemap(
      region ? `/${region}/sitemap` : "/sitemap-top",
      await sitemapEntries(region, content, pages),
    );
  const app = new Hono();
  // Logged and answered like every failure of the site; Hono would use its own response.
  app.onError((error) => {
    throw error;
  });

  const news = call && pages.named("magazine-post") ? MAGAZINE_REGIONS.map(newsSitemapPath) : [];
  app.get("/robots.txt", etag(), () => siteFile(robotsTxt(publicUrl, news), "text/plain", HOUR));
  app.get("/.well-known/security.txt", etag(), () => {
    return siteFile(securityTxt(publicUrl, now(), securityContact), "text/plain", DAY);
  });

  app.get("/sitemap.xml", etag(), async () => {
    const parts = await Promise.all([undefined, ...REGION_NAMES].map((region) => partsOf(region)));
    return siteFile(sitemapIndexXml(publicUrl, parts.flat()), "application/xml", HOUR);
  });
  app.get("/:file{sitemap-top(?:-[0-9]+)?\\.xml}", etag(), (c) => sitemap(undefined, c.req.path));
  app.get("/manifest.webmanifest", etag(), () => manifest(DEFAULT_REGION));

  for (const region of REGION_NAMES) {
    app.get(`/${region}/:file{sitemap(?:-[0-9]+)?\\.xml}`, etag(), (c) => sitemap(region, c.req.path));
    app.get(`/${region}/manifest.webmanifest`, etag(), () => manifest(region));
  }

  if (call) app.route("/", createFeeds({ call, pages, publicUrl, brand, now, keep }));

  async function sitemap(region: Region | undefined, path: string): Promise<Response> {
    const part = (await partsOf(region)).find((candidate) => candidate.path === path);
    if (!part) return new Response("No such sitemap\n", { status: 404 });
    return siteFile(sitemapXml(publicUrl, part.entries), "application/xml", HOUR);
  }

  function manifest(region: Region): Response {
    return siteFile(JSON.stringify(webManifest(brand, editionOf(region))), "application/manifest+json", DAY);
  }

  return app;
}

const NO_DOCUMENTS: SiteContent = { listSlugs: async () => undefined };
const HOUR = 3600;
const DAY = 86_400;

/** Where to report a vulnerability (RFC 9116). The file must expire, so its date is always half a year ahead. */
function securityTxt(publicUrl: string, now: Date, contact?: string): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, now.getUTCDate()));
  return [
    `Contact: ${contact ?? `mailto:security@${new URL(publicUrl).hostname}`}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en, ar",
    `Canonical: ${absoluteUrl(publicUrl, "/.well-known/security.txt")}`,
    "",
  ].join("\n");
}

/**
 * Only APIs are closed to crawlers. Pages that must not be indexed declare it themselves, and a crawler has to read
 * them for that. Search engines load pictures and films, and social networks show the share cards. The news sitemaps
 * are not in the index, because the other sitemaps already contain their addresses.
 */
function robotsTxt(publicUrl: string, newsSitemaps: readonly string[]): string {
  return [
    "User-agent: *",
    ...BACKEND_FOLDERS.map((folder) => `Disallow: ${folder}/`),
    ...MEDIA_PATHS.map((folder) => `Allow: ${folder}/`),
    "",
    ...["/sitemap.xml", ...newsSitemaps].map((path) => `Sitemap: ${absoluteUrl(publicUrl, path)}`),
    "",
  ].join("\n");
}

function webManifest(brand: Brand, edition: Edition) {
  const home = `/${edition.region}`;
  return {
    id: home,
    name: siteNameOf(brand, edition.region),
    short_name: brand.name,
    lang: edition.locale,
    dir: edition.direction,
    start_url: `${home}?source=pwa`,
    scope: "/",
    display: "standalone",
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      icon("/icons/icon-192.png", 192, "any"),
      icon("/icons/icon-512.png", 512, "any"),
      icon("/icons/maskable-512.png", 512, "maskable"),
    ],
  };
}

const PAPER = "#FBF8F4";

function icon(src: string, size: number, purpose: "any" | "maskable") {
  return { src, sizes: `${size}x${size}`, type: "image/png", purpose };
}
