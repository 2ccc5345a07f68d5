import type { FramePart } from "./article-part.ts";
import { attributeOf, type HtmlBlock, plainText } from "./html-blocks.ts";

const FRAME = /<iframe\b[^>]*>.*?<\/iframe>/gs;

/** The films of other hosts in a block. They are played where somebody presses, and not before. */
export function framesIn({ html }: HtmlBlock): FramePart[] {
  return (html.match(FRAME) ?? []).flatMap((frame) => {
    const src = attributeOf(frame, "src") ?? "";
    const host = URL.parse(src)?.host;
    return host ? [{ kind: "frame", src, title: attributeOf(frame, "title") ?? "", host }] : [];
  });
}

/** What is left of the block; nothing where it was there for its film. */
export function withoutFrames({ tag, html }: HtmlBlock): HtmlBlock | undefined {
  const rest = html.replace(FRAME, "");
  const isEmpty = plainText(rest) === "" && !rest.includes("<img");
  return isEmpty ? undefined : { tag, html: rest };
}
