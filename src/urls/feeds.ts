import { REGION_NAMES, type Region } from "../editions/regions.ts";
import { pathOf } from "./links.ts";
import type { PageName } from "./url-table.ts";

export const FEED_PAGES = ["magazine", "magazine-category"] as const satisfies readonly PageName[];

export const FEED_FORMATS = {
  rss: { file: "feed.xml", type: "application/rss+xml" },
  atom: { file: "atom.xml", type: "application/atom+xml" },
} as const;

export type FeedFormat = keyof typeof FEED_FORMATS;

export const FEED_FORMAT_NAMES: readonly FeedFormat[] = ["rss", "atom"];

export function feedPath(list: string, format: FeedFormat): string {
  return `${list}/${FEED_FORMATS[format].file}`;
}

export const MAGAZINE_REGIONS = REGION_NAMES.filter((region) => pathOf(region, "magazine") !== undefined);

export function newsSitemapPath(region: Region): string {
  return `/${region}/sitemap-news.xml`;
}
