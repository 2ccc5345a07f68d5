import type { ReadArticle } from "./article-part.ts";
import { type HtmlBlock, plainText } from "./html-blocks.ts";

/** One question is a heading; several are answers that somebody looks for. */
const FEWEST = 2;
const HEADINGS: ReadonlySet<string> = new Set(["h2", "h3", "h4"]);

/** The headings of the second level that ask something, each with what stands below it. */
export function readQuestions(blocks: readonly HtmlBlock[]): ReadArticle["questions"] {
  const found = blocks.flatMap(({ tag, html }, index) => {
    const question = plainText(html);
    if (tag !== "h3" || !question.endsWith("?")) return [];
    const rest = blocks.slice(index + 1);
    const until = rest.findIndex((block) => HEADINGS.has(block.tag));
    const below = until === -1 ? rest : rest.slice(0, until);
    const answer = plainText(below.map((block) => block.html).join(" "));
    return answer === "" ? [] : [{ question, answer }];
  });
  return found.length < FEWEST ? [] : found;
}
