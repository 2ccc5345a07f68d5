import type { Seen } from "./seen.ts";
import { splitList } from "./split-list.ts";

const PART =
  /::[\w-]+|:(?<pseudo>[\w-]+)|\.(?<className>(?:\\.|[\w-])+)|#(?<id>(?:\\.|[\w-])+)|\[(?<attribute>[^\]]*)\]|(?<tag>[a-z][\w-]*)|\(|[\s>+~*]+/iy;

/** Whether everything that a selector names stands somewhere in the document. It may still select nothing: that costs bytes only. */
export function mayMatch(selector: string, seen: Seen): boolean {
  PART.lastIndex = 0;
  let position = 0;
  let pseudo: string | undefined;
  while (position < selector.length) {
    PART.lastIndex = position;
    const found = PART.exec(selector);
    // What is not understood is kept.
    if (!found) return true;
    position = PART.lastIndex;
    if (found[0] === "(") {
      const end = endOfParentheses(selector, position);
      if (!mayMatchInside(pseudo, selector.slice(position, end), seen)) return false;
      position = end + 1;
      continue;
    }
    pseudo = found.groups?.pseudo;
    if (!isSeen(found.groups ?? {}, seen)) return false;
  }
  return true;
}

const ANY_OF = new Set(["has", "is", "where"]);

function mayMatchInside(pseudo: string | undefined, inside: string, seen: Seen): boolean {
  if (!pseudo || !ANY_OF.has(pseudo)) return true;
  return splitList(inside).some((selector) => mayMatch(selector, seen));
}

function endOfParentheses(text: string, start: number): number {
  let depth = 1;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === "(") depth += 1;
    if (text[index] === ")") depth -= 1;
    if (depth === 0) return index;
  }
  return text.length;
}

type Named = Partial<Record<string, string>>;

function isSeen({ className, id, attribute, tag }: Named, seen: Seen): boolean {
  if (className !== undefined) return seen.classes.has(withoutEscapes(className));
  if (id !== undefined) return seen.ids.has(withoutEscapes(id));
  if (attribute !== undefined) return isAttributeSeen(attribute, seen);
  return tag === undefined || seen.tags.has(tag.toLowerCase());
}

/** What a reader opens. */
const COMES_LATER = new Set(["open"]);

function isAttributeSeen(text: string, { attributes }: Seen): boolean {
  const [, name = "", operator, quoted = ""] = /^\s*([\w-]+)\s*(?:([~|^$*]?=)\s*(.*?))?\s*$/.exec(text) ?? [];
  if (COMES_LATER.has(name)) return true;
  const values = attributes.get(name);
  if (!values || !operator) return values !== undefined;
  const wanted = quoted.replace(/\s+[is]$/i, "").replace(/^(["'])(.*)\1$/, "$2");
  return [...values].some((value) => compare(value, operator, wanted));
}

function compare(value: string, operator: string, wanted: string): boolean {
  if (operator === "=") return value === wanted;
  if (operator === "~=") return value.split(/\s+/).includes(wanted);
  if (operator === "|=") return value === wanted || value.startsWith(`${wanted}-`);
  if (operator === "^=") return value.startsWith(wanted);
  if (operator === "$=") return value.endsWith(wanted);
  return value.includes(wanted);
}

function withoutEscapes(name: string): string {
  return name.replace(/\\(.)/g, "$1");
}
