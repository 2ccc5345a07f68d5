import type { ArticlePart } from "./article-part.ts";
import { attributeOf, type HtmlBlock, plainText } from "./html-blocks.ts";

const LINKED = /^<figure><a ([^>]*)>(<picture>.*?<\/picture>|<img [^>]*>)<\/a>(.*)<\/figure>$/s;
/** The service that cuts our photographs writes their size and format behind their address. */
const OWN = /^(\/api\/images\/[^/]+)\/\d+\.\w+$/;

/** A figure whose picture leads somewhere: to the same photograph with its prices, to a film, or elsewhere. */
export function readLinkedPicture({ tag, html }: HtmlBlock): ArticlePart | undefined {
  const [, link = "", picture = "", below = ""] = (tag === "figure" && LINKED.exec(html)) || [];
  const href = attributeOf(` ${link}`, "href");
  const image = /<img [^>]*>/.exec(picture)?.[0] ?? "";
  const src = attributeOf(image, "src");
  if (!href || !src) return undefined;
  const size = (side: string) => Number(attributeOf(image, side)) || undefined;
  const photo = { url: OWN.exec(src)?.[1] ?? src, width: size("width"), height: size("height") };
  const alt = attributeOf(image, "alt") ?? "";
  return { kind: "linked-picture", href, picture: { photo, alt }, caption: plainText(below) };
}
