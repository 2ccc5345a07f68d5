import { type Xml, xml, xmlDocument, xmlText } from "../xml.ts";
import type { Feed, FeedItem } from "./feed.ts";
import { MEDIA, mediaOf } from "./media-xml.ts";

/** RSS 2.0. Authors are named by Dublin Core, because RSS wants their mail addresses. */
export function rssXml(feed: Feed): string {
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
