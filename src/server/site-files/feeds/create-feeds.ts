import { Hono } from "hono";
import { etag } from "hono/etag";
import type { Caller } from "../../../contracts/create-caller.ts";
import { editionOf } from "../../../editions/edition.ts";
import type { Region } from "../../../editions/regions.ts";
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
import type { SiteSettings } from "../../../web/frame/seo/site-settings.ts";
import type { KeepFile } from "../keep-file.ts";
import { siteFile } from "../site-file.ts";
import { atomXml } from "./atom-xml.ts";
import type { Feed } from "./feed.ts";
import { loadFeed } from "./load-feed.ts";
import { newsSitemap } from "./news-sitemap.ts";
import { rssXml } from "./rss-xml.ts";

interface FeedsInput extends Pick<SiteSettings, "publicUrl" | "brand"> {
  call: Caller;
  pages: Pages;
  now: () => Date;
  keep: KeepFile;
}

/** What tells readers and search engines of new articles: feeds of the magazines and their categories, and their news. */
export function createFeeds({ call, pages, now, keep, ...site }: FeedsInput): Hono {
  const app = new Hono();
  // What a feed leads to must be there.
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
    const place = { call, edition: editionOf(region), ...site };
    const text = await keep(selfPath, async () => {
      const found = await loadFeed(place, { listPath, selfPath, categories });
      return found && WRITERS[format](found);
    });
    if (text === undefined) return new Response("No such feed\n", { status: 404 });
    return siteFile(text, FEED_FORMATS[format].type, HOUR);
  }

  return app;
}

const HOUR = 3600;
const QUARTER = HOUR / 4;

const WRITERS = { rss: rssXml, atom: atomXml } as const satisfies Record<FeedFormat, (feed: Feed) => string>;

function isFollowed(page: string): boolean {
  return FEED_PAGES.some((followed) => followed === page);
}
