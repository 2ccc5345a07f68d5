import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from "yaml";
import type { JsonPath } from "../../files/locate-json.ts";
import type { SourceFault } from "../document-source.ts";

interface FrontMatter {
  fields: Record<string, unknown>;
  yaml: string;
  text: string;
  textLine: number;
  lineOf(path: JsonPath): number;
}

const FENCED = /^---\n([\s\S]*?\n)?---(?:\n|$)/;

/** Reads the YAML between the two lines of `---` with which a Markdown document begins. */
export function readFrontMatter(source: string): FrontMatter | { faults: SourceFault[] } {
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
    yaml,
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
