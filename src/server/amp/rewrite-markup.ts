import { judge } from "./allowed-markup.ts";
import { readTags, type Tag } from "./read-tags.ts";
import { noteTag, type Seen } from "./seen.ts";

export interface Rewritten {
  html: string;
  /** What style sheets may speak of. */
  seen: Seen;
}

const VOID = new Set([
  "area",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);
/** Replaced with whatever stands in them. */
const WHOLE = new Set(["iframe"]);

/** A document with nothing in it that AMP does not allow, and the names of what is. */
export function rewriteMarkup(html: string): Rewritten {
  const seen: Seen = { tags: new Set(), classes: new Set(), ids: new Set(), attributes: new Map() };
  const open = new Map<string, number>();
  const isIn = (name: string) => (open.get(name) ?? 0) > 0;
  const kept: string[] = [];
  let skipped: { name: string; depth: number } | undefined;
  let from = 0;
  for (const tag of readTags(html)) {
    if (skipped) {
      skipped.depth += stepOf(tag, skipped.name);
      if (skipped.depth === 0) skipped = undefined;
      from = tag.end;
      continue;
    }
    kept.push(html.slice(from, tag.start));
    from = tag.end;
    const { name, isClosing } = tag;
    const verdict = judge(tag, { isInForm: isIn("form"), isInNoscript: isIn("noscript") });
    if (verdict === "unwrapped") continue;
    const end = typeof verdict === "object" ? verdict.end : undefined;
    if (isClosing) kept.push(end ?? html.slice(tag.start, tag.end));
    else if (verdict !== "left-out") {
      kept.push(verdict.tag);
      for (const written of readTags(verdict.tag)) if (!written.isClosing) noteTag(seen, written);
    }
    const isSkipped = !isClosing && !VOID.has(name) && (verdict === "left-out" || WHOLE.has(name));
    if (isSkipped) skipped = { name, depth: 1 };
    else open.set(name, (open.get(name) ?? 0) + stepOf(tag, name));
  }
  kept.push(html.slice(from));
  return { html: kept.join(""), seen };
}

function stepOf({ name, isClosing }: Tag, of: string): number {
  if (name !== of || VOID.has(name)) return 0;
  return isClosing ? -1 : 1;
}
