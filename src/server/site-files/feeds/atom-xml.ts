import { type Xml, xml, xmlDocument, xmlText } from "../xml.ts";
import type { Feed, FeedItem } from "./feed.ts";
import { MEDIA, mediaOf } from "./media-xml.ts";

/** Atom (RFC 4287). */
export function atomXml(feed: Feed): string {
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

// Atom wants a date even of a feed in which nothing has happened.
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
