import { parseSync, Visitor } from "rolldown/utils";

/** Words that made our texts hard to read, and what to write instead. docs/glossary.md has the longer list. */
const AVOIDED_WORDS = {
  stands: "is, is listed, is declared",
  whoever: "the visitor, the caller: name the actor",
  nobody: "no visitor, no process: name the actor",
  somebody: "a visitor, another process: name the actor",
  anybody: "any visitor, any process: name the actor",
  told: "sent, returned, shown, reported",
  trouble: "failure",
  ladder: "refund schedule, escalation",
  "in vain": "without effect",
  "for ever": "indefinitely",
  "is over": "has ended",
  "what floats": "overlays",
  "of someone else": "external, upstream",
} as const;

export type AvoidedWord = keyof typeof AVOIDED_WORDS;

export const AVOIDED = Object.keys(AVOIDED_WORDS) as AvoidedWord[];

export interface FoundText {
  file: string;
  line: number;
  kind: "comment" | "title" | "document";
  text: string;
}

export function insteadOf(word: AvoidedWord): string {
  return AVOIDED_WORDS[word];
}

/**
 * The avoided words in a text. A word in quotes or backticks is quoted and does not count, and neither does one that
 * the same text allows, such as "allow-word: ladder" for a ladder in a photograph.
 */
export function avoidedIn(text: string): AvoidedWord[] {
  const own = text.replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, " ");
  return AVOIDED.flatMap((word) => {
    if (text.includes(`allow-word: ${word}`)) return [];
    return (own.match(new RegExp(`\\b${word}\\b`, "gi")) ?? []).map(() => word);
  });
}

const TITLE_CALLS = ["test", "it", "describe", "eachEngine", "oneEngine", "bothEngines", "everyEngine"];

/** The comments and test titles of a module, and the comments of a style sheet. */
export function textsInCode(file: string, source: string): FoundText[] {
  const lineAt = (offset: number) => source.slice(0, offset).split("\n").length;
  if (file.endsWith(".css"))
    return [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: text, index }) => ({
      file,
      line: lineAt(index),
      kind: "comment",
      text,
    }));
  const { comments, program } = parseSync(file, source);
  const found: FoundText[] = comments.map(({ value: text, start }) => ({
    file,
    line: lineAt(start),
    kind: "comment",
    text,
  }));
  const visitor = new Visitor({
    CallExpression: ({ callee, arguments: [first], start }) => {
      if (!first || !TITLE_CALLS.includes(calledName(callee))) return;
      if (first.type !== "Literal" && first.type !== "TemplateLiteral") return;
      const text = source.slice(first.start + 1, first.end - 1);
      found.push({ file, line: lineAt(start), kind: "title", text });
    },
  });
  visitor.visit(program);
  return found;
}

/** The paragraphs and table rows of a Markdown document, without its blocks of code. */
export function textsInDocument(file: string, source: string): FoundText[] {
  const blank = (block: string) => block.replace(/[^\n]/g, "");
  const lines = source.replace(/^```[\s\S]*?^```/gm, blank).split("\n");
  return lines.map((text, index) => ({ file, line: index + 1, kind: "document", text }));
}

type Callee = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]["CallExpression"]>
>[0]["callee"];

function calledName(callee: Callee): string {
  if (callee.type === "CallExpression") return calledName(callee.callee);
  if (callee.type === "MemberExpression") return calledName(callee.object);
  return callee.type === "Identifier" ? callee.name : "";
}
