import { Hono } from "hono";
import { etag } from "hono/etag";
import type { Caller } from "../../../contracts/create-caller.ts";
import { editionOf } from "../../../editions/edition.ts";
import type { Region } from "../../../editions/regions.ts";
import { type Xml, xml, xmlDocument, xmlText } from "../../../platform/xml.ts";
import {
  FEED_FORMAT_NAMES,
  FEED_FORMATS,
  FEED_PAGES,
  type FeedFormat,
  feedPath,
  MAGAZINE_REGIONS,
  newsSitemapPath,
} from "../../../urls/feeds.ts";
import { URL_TABLE } from "../../../urls/url-table.ts";
import type { Pages } from "../../../web/frame/define-page.ts";
import { type SiteSettings, siteNameOf } from "../../../web/frame/seo/site-settings.ts";
import type { FileCache } from "../file-cache.ts";
import { siteFile } from "../site-file.ts";
import { SITEMAPS } from "../sitemap-xml.ts";
import type { Feed, FeedItem } from "./feed.ts";
import { articleUrl, type FeedContext, loadFeed, loadNewest } from "./load-feed.ts";

interface FeedsInput extends Pick<SiteSettings, "publicUrl" | "brand"> {
  call: Caller;
  pages: Pages;
  now: () => Date;
  keep: FileCache;
}

/**
 * Announces new articles to readers and search engines: feeds of the magazines and their categories, and news
 * sitemaps.
 */
export function createFeeds({ call, pages, now, keep, ...site }: FeedsInput): Hono {
  const app = new Hono();
  // A feed needs the pages that it links to.
  if (!pages.named("magazine-post")) return app;
  const rows = URL_TABLE.filter(({ page }) => isFollowed(page) && pages.named(page));

  for (const row of rows)
    for (const region of row.regions ?? [])
      for (const format of FEED_FORMAT_NAMES)
        app.get(feedPath(`/${region}/${row.path}`, format), etag(), (c) =>
          feed(region, format, c.req.path, Object.values(c.req.param())),
        );

  for (const region of MAGAZINE_REGIONS)
    app.get(newsSitemapPath(region), etag(), async () => {
      const text = await newsSitemap({ call, edition: editionOf(region), ...site }, now());
      return siteFile(text, "application/xml", QUARTER);
    });

  async function feed(region: Region, format: FeedFormat, selfPath: string, categories: string[]) {
    const listPath = selfPath.slice(0, selfPath.lastIndexOf("/"));
    const context = { call, edition: editionOf(region), ...site };
    const text = await keep(selfPath, async () => {
      const found = await loadFeed(context, { listPath, selfPath, categories });
      return found && WRITERS[format](found);
    });
    if (text === undefined) return new Response("No such feed\n", { status: 404 });
    return siteFile(text, FEED_FORMATS[format].type, HOUR);
  }

  return app;
}

const HOUR = 3600;
const QUARTER = HOUR / 4;

function atomXml(feed: Feed): string {
  const namespaces = { xmlns: "http://www.w3.org/2005/Atom", "xmlns:media": MEDIA };
  return xmlDocument("feed", { ...namespaces, "xml:lang": feed.locale }, [
    xmlText("id", feed.selfUrl),
    xmlText("title", feed.title),
    xmlText("subtitle", feed.description),
    xmlText("updated", feed.updated ?? NEVER),
    xml("link", { rel: "self", type: "application/atom+xml", href: feed.selfUrl }),
    xml("link", { rel: "alternate", type: "text/html", href: feed.url }),
    person(feed.publisher),
    ...feed.items.map(entryXml),
  ]);
}

// Atom requires a date even for an empty feed.
const NEVER = new Date(0).toISOString();

function entryXml(item: FeedItem): Xml {
  return xml("entry", {}, [
    xmlText("id", item.url),
    xmlText("title", item.title),
    xml("link", { rel: "alternate", type: "text/html", href: item.url }),
    xmlText("published", item.published),
    xmlText("updated", item.updated),
    ...item.authors.map(person),
    ...item.categories.map(({ name, slug }) => xml("category", { term: slug, label: name })),
    xmlText("summary", item.summary),
    item.html ? xml("content", { type: "html" }, [item.html]) : undefined,
    mediaOf(item),
  ]);
}

function person(name: string): Xml {
  return xml("author", {}, [xmlText("name", name)]);
}

/** RSS 2.0. Authors are given in Dublin Core, because RSS requires their e-mail addresses. */
function rssXml(feed: Feed): string {
  const channel = xml("channel", {}, [
    xmlText("title", feed.title),
    xmlText("link", feed.url),
    xmlText("description", feed.description),
    xmlText("language", feed.locale),
    xmlText("lastBuildDate", feed.updated && toRfc822(feed.updated)),
    xmlText("ttl", TTL_MINUTES),
    xml("atom:link", { rel: "self", type: "application/rss+xml", href: feed.selfUrl }),
    ...feed.items.map(itemXml),
  ]);
  return xmlDocument("rss", { version: "2.0", ...NAMESPACES }, [channel]);
}

const TTL_MINUTES = "60";

/** The namespace for pictures in both formats. */
const MEDIA = "http://search.yahoo.com/mrss/";

function mediaOf({ image }: FeedItem): Xml | undefined {
  if (!image) return undefined;
  return xml("media:content", { url: image.url, medium: "image" }, [xmlText("media:description", image.alt)]);
}

const NAMESPACES = {
  "xmlns:atom": "http://www.w3.org/2005/Atom",
  "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
  "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  "xmlns:media": MEDIA,
};

function itemXml(item: FeedItem): Xml {
  return xml("item", {}, [
    xmlText("title", item.title),
    xmlText("link", item.url),
    xml("guid", { isPermaLink: "true" }, [item.url]),
    xmlText("pubDate", toRfc822(item.published)),
    ...item.authors.map((name) => xmlText("dc:creator", name)),
    ...item.categories.map(({ name }) => xmlText("category", name)),
    xmlText("description", item.summary),
    xmlText("content:encoded", item.html),
    mediaOf(item),
  ]);
}

function toRfc822(date: string): string {
  return new Date(date).toUTCString();
}

const WRITERS = { rss: rssXml, atom: atomXml } as const satisfies Record<FeedFormat, (feed: Feed) => string>;

function isFollowed(page: string): boolean {
  return FEED_PAGES.some((followed) => followed === page);
}

/** The articles of the last two days: search engines do not accept older news. */
async function newsSitemap(context: FeedContext, now: Date): Promise<string> {
  const posts = await loadNewest(context, { pageSize: MAX_ASKED });
  const isNews = (date: string) => {
    const age = now.getTime() - Date.parse(date);
    return age >= 0 && age <= TWO_DAYS_MS;
  };
  const urls = posts
    .filter(({ date }) => isNews(date))
    .map(({ slug, title, date }) =>
      xml("url", {}, [
        xmlText("loc", articleUrl(context, slug)),
        xml("news:news", {}, [
          publication(context),
          xmlText("news:publication_date", date),
          xmlText("news:title", title),
        ]),
      ]),
    );
  return xmlDocument("urlset", { xmlns: SITEMAPS, "xmlns:news": NEWS }, urls);
}

const NEWS = "http://www.google.com/schemas/sitemap-news/0.9";
const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000;
/** More than a magazine publishes in two days. */
const MAX_ASKED = 50;

function publication({ brand, edition }: FeedContext): Xml {
  return xml("news:publication", {}, [
    xmlText("news:name", siteNameOf(brand, edition.region)),
    xmlText("news:language", edition.language),
  ]);
}
