import type { ArticleHeading, ArticlePart, ReadArticle } from "./article-part.ts";
import { attributeOf, blocksOf, type HtmlBlock, plainText } from "./html-blocks.ts";
import { openLinks } from "./open-links.ts";
import { framesIn, withoutFrames } from "./read-frames.ts";
import { readLinkedPicture } from "./read-linked-picture.ts";
import { readQuestions } from "./read-questions.ts";
import { readTable } from "./read-table.ts";

/** The text of an article as its page shows it: whatever needs more than a column stands by itself. */
export function readArticle(html: string): ReadArticle {
  const headings: ArticleHeading[] = [];
  const blocks = blocksOf(openLinks(html))
    .flatMap(unwrap)
    .map(markQuestion)
    .map((block) => (block.tag === "h2" ? addressed(block, headings) : block));
  const parts: ArticlePart[] = [];
  for (const block of blocks) {
    const part = readTable(block) ?? readLinkedPicture(block);
    if (part) {
      parts.push(part);
      continue;
    }
    const frames = framesIn(block);
    const rest = frames.length > 0 ? withoutFrames(block) : block;
    if (rest) addText(parts, rest);
    parts.push(...frames);
  }
  const [first] = parts;
  if (first?.kind === "text") first.hasInitial = LONG_OPENING.test(first.html);
  return { parts, headings, questions: readQuestions(blocks) };
}

/** A large first letter stands beside three lines: a paragraph that begins with a letter and has so many. */
const LONG_OPENING = /^<p>\p{L}(?:(?!<\/p>).){200}/su;

/** Some hosts put a whole article into boxes, which say nothing. */
function unwrap(block: HtmlBlock): HtmlBlock[] {
  if (block.tag !== "div" || readTable(block)) return [block];
  const inside = block.html.replace(/^<div[^>]*>/, "").replace(/<\/div>$/, "");
  return blocksOf(inside).flatMap(unwrap);
}

const ALL_STRONG = /^<p>(<strong>(?:(?!<strong>).)*<\/strong>)<\/p>$/s;

/** A paragraph that is strong from end to end is what an interviewer asks. */
function markQuestion(block: HtmlBlock): HtmlBlock {
  const [, words] = ALL_STRONG.exec(block.html) ?? [];
  return words ? { ...block, html: `<p class="asked">${words}</p>` } : block;
}

/** A chapter begins a text of its own, so that something may stand before it. */
function addText(parts: ArticlePart[], { tag, html }: HtmlBlock): void {
  const last = parts.at(-1);
  if (last?.kind === "text" && tag !== "h2") last.html += html;
  else parts.push({ kind: "text", html });
}

/** Notes a chapter. Without an address nobody could jump to it. */
function addressed(block: HtmlBlock, headings: ArticleHeading[]): HtmlBlock {
  const text = plainText(block.html);
  if (text === "") return block;
  const known = attributeOf(block.html, "id");
  const id = known ?? `part-${headings.length + 1}`;
  headings.push({ id, text });
  return known === undefined ? { ...block, html: block.html.replace("<h2", `<h2 id="${id}"`) } : block;
}
