import { Marked } from "marked";
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from "yaml";
import type { JsonPath } from "../../files/locate-json.ts";
import type { Photographs } from "../../images/photographs.ts";
import type { DocumentSource, SourceFault } from "../document-source.ts";
import { takeAbbreviations } from "./abbreviations.ts";
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

interface FrontMatter {
  fields: Record<string, unknown>;
  text: string;
  textLine: number;
  lineOf(path: JsonPath): number;
}

const FENCED = /^---\n([\s\S]*?\n)?---(?:\n|$)/;

/** Reads the YAML between the two lines of `---` with which a Markdown document begins. */
function readFrontMatter(source: string): FrontMatter | { faults: SourceFault[] } {
  const [whole, yaml = ""] = FENCED.exec(source) ?? [];
  if (whole === undefined)
    return {
      faults: [{ line: 1, reason: "the file must begin with front matter between two lines of ---" }],
    };

  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  // The first line of the file is the fence.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const faults = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    line: lineAt(pos[0]),
    reason: message,
  }));
  // A text such as *this* begins with an asterisk, which YAML reads as an alias.
  visit(document, {
    Alias: (_, { range }) => {
      faults.push({
        line: lineAt(range?.[0] ?? 0),
        reason: "a value that begins with * must be in quotes",
      });
    },
  });
  if (faults.length > 0) return { faults };
  const fields: unknown = document.toJS();
  if (!isFields(fields))
    return { faults: [{ line: 2, reason: "the front matter must be a list of names and values" }] };

  return {
    fields,
    text: source.slice(whole.length),
    textLine: whole.split("\n").length,
    lineOf: (path) => lineAt(offsetOf(document.contents, path)),
  };
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The offset of the last part of the path that exists: of the name for a field, of the value for a list item. */
function offsetOf(contents: Node | null, path: JsonPath): number {
  let node: unknown = contents;
  let offset = 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
      if (!isScalar(pair?.key)) return offset;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq<Node>(node)) {
      const member = node.items[Number(step)];
      if (!member) return offset;
      offset = member.range?.[0] ?? offset;
      node = member;
    } else return offset;
  }
  return offset;
}
