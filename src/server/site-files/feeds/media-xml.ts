import { type Xml, xml, xmlText } from "../xml.ts";
import type { FeedItem } from "./feed.ts";

/** The namespace in which both formats show pictures. */
export const MEDIA = "http://search.yahoo.com/mrss/";

export function mediaOf({ image }: FeedItem): Xml | undefined {
  if (!image) return undefined;
  return xml("media:content", { url: image.url, medium: "image" }, [xmlText("media:description", image.alt)]);
}
