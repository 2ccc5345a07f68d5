import { Marked } from "marked";
import type { JsonPath } from "../../files/locate-json.ts";
import type { Photographs } from "../../images/photographs.ts";
import type { DocumentSource } from "../document-source.ts";
import { takeAbbreviations } from "./abbreviations.ts";
import { readFrontMatter } from "./front-matter.ts";
import { lineOfToken } from "./line-of-token.ts";
import { readFigures } from "./text-photographs.ts";
import { writeHtml } from "./write-html.ts";

const WORDS_PER_MINUTE = 220;
const MADE_FROM_TEXT = ["content", "headings", "words", "readingMinutes"];

export async function readMarkdown(source: string, photographs: Photographs): Promise<DocumentSource> {
  const matter = readFrontMatter(source.replace(/\r\n?/g, "\n"));
  if ("faults" in matter) return { value: undefined, lineOf: () => 1, faults: matter.faults };

  const { fields, text, textLine } = matter;
  // A path below the text names a piece of it.
  const lineOf = (path: JsonPath) =>
    MADE_FROM_TEXT.includes(String(path[0])) ? lineOfPiece(String(path[1] ?? "")) : matter.lineOf(path);
  const lineOfPiece = (piece: string) =>
    textLine + text.slice(0, Math.max(0, text.indexOf(piece))).split("\n").length - 1;
  const { text: told, abbreviations } = takeAbbreviations(text);
  const tokens = new Marked({ gfm: true }).lexer(told);
  const written = writeHtml(tokens, await readFigures(tokens, photographs), abbreviations);
  const reserved = MADE_FROM_TEXT.filter((name) => name in fields);
  return {
    value: {
      ...fields,
      content: written.html,
      headings: written.headings,
      words: written.words,
      readingMinutes: Math.max(1, Math.round(written.words / WORDS_PER_MINUTE)),
    },
    lineOf,
    faults: [
      ...reserved.map((name) => ({
        line: matter.lineOf([name]),
        reason: `${name}: is derived from the text, so remove it`,
      })),
      ...written.faults.map(({ token, reason }) => ({
        line: textLine + lineOfToken(token, tokens, told),
        reason,
      })),
    ],
  };
}
