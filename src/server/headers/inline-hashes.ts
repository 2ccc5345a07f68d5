import { createHash } from "node:crypto";

/** CSP sources ('sha256-…') of every inline script of a document that a browser would run or apply. */
export function hashInlineScripts(html: string): string[] {
  return hashesOf(html, "script", (attributes) => !attributes.has("src") && isExecutable(attributes));
}

export function hashInlineStyles(html: string): string[] {
  const fallbacks = [...rawTextElements(html)].filter((found) => found.name === "noscript");
  const documents = [html, ...fallbacks.map((found) => found.text)];
  return [...new Set(documents.flatMap((part) => hashesOf(part, "style", () => true)))];
}

type Attributes = Map<string, string>;

function hashesOf(html: string, element: string, isWanted: (attributes: Attributes) => boolean): string[] {
  const hashes = new Set<string>();
  for (const found of rawTextElements(html)) {
    if (found.name === element && found.text !== "" && isWanted(found.attributes)) {
      hashes.add(hashSource(found.text));
    }
  }
  return [...hashes];
}

function hashSource(text: string): string {
  // The parser converts line ends to line feeds, and hashes are computed after that.
  const parsed = text.replace(/\r\n?/g, "\n").replaceAll("\0", "\uFFFD");
  return `'sha256-${createHash("sha256").update(parsed).digest("base64")}'`;
}

const OBEYED_TYPES = new Set(["", "module", "importmap", "speculationrules"]);
const JAVASCRIPT =
  /^(?:text|application)\/(?:x-)?(?:java|ecma)script$|^text\/(?:javascript1\.[0-5]|jscript|livescript)$/;

function isExecutable(attributes: Attributes): boolean {
  const language = attributes.get("language");
  const fallback = language ? `text/${language}` : "";
  const type = (attributes.get("type") ?? fallback).trim().toLowerCase();
  return OBEYED_TYPES.has(type) || JAVASCRIPT.test(type);
}

interface RawTextElement {
  name: string;
  attributes: Attributes;
  text: string;
}

// Inside these elements "<script>" is only text.
const RAW_TEXT = "script|style|textarea|title|xmp|iframe|noembed|noframes|noscript";
const OPENING = new RegExp(`<(?:!--|(${RAW_TEXT})(?=[\\s/>]))`, "gi");

function* rawTextElements(html: string): Generator<RawTextElement> {
  let position = 0;
  while (position < html.length) {
    OPENING.lastIndex = position;
    const opening = OPENING.exec(html);
    if (!opening) return;
    if (!opening[1]) {
      position = endOfComment(html, opening.index);
      continue;
    }
    const name = opening[1].toLowerCase();
    const tag = readAttributes(html, OPENING.lastIndex);
    const end = name === "script" ? endOfScript(html, tag.end) : endOfRawText(html, name, tag.end);
    yield { name, attributes: tag.attributes, text: html.slice(tag.end, end) };
    position = end;
  }
}

function endOfComment(html: string, start: number): number {
  // "<!-->" and "<!--->" are complete comments.
  const short = /^<!--(?:-?>)/.exec(html.slice(start, start + 6));
  if (short) return start + short[0].length;
  const end = /--!?>/g;
  end.lastIndex = start + 4;
  return end.exec(html) ? end.lastIndex : html.length;
}

const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*|=[^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;

function readAttributes(html: string, start: number): { attributes: Attributes; end: number } {
  const attributes: Attributes = new Map();
  ATTRIBUTE.lastIndex = start;
  let end = start;
  for (let match = ATTRIBUTE.exec(html); match; match = ATTRIBUTE.exec(html)) {
    end = ATTRIBUTE.lastIndex;
    const name = (match[1] ?? "").toLowerCase();
    // If an attribute occurs twice, the first one counts.
    if (!attributes.has(name)) attributes.set(name, match[2] ?? match[3] ?? match[4] ?? "");
  }
  const close = html.indexOf(">", end);
  return { attributes, end: close === -1 ? html.length : close + 1 };
}

function endOfRawText(html: string, name: string, start: number): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  closing.lastIndex = start;
  return closing.exec(html)?.index ?? html.length;
}

const SCRIPT_TOKENS = /<!--|-->|<script(?=[\s/>])|<\/script(?=[\s/>])/gi;

// A script may contain "<!-- <script> … </script> -->", and then the inner closing tag does not end it.
function endOfScript(html: string, start: number): number {
  let state: "plain" | "escaped" | "double" = "plain";
  SCRIPT_TOKENS.lastIndex = start;
  for (let token = SCRIPT_TOKENS.exec(html); token; token = SCRIPT_TOKENS.exec(html)) {
    const text = token[0].toLowerCase();
    if (text === "<!--") {
      if (state === "plain") state = "escaped";
      // The dashes of "<!-->" both open and close the comment.
      SCRIPT_TOKENS.lastIndex = token.index + 2;
    } else if (text === "-->") state = "plain";
    else if (text === "<script") state = state === "escaped" ? "double" : state;
    else if (state === "double") state = "escaped";
    else return token.index;
  }
  return html.length;
}
