import { plainCondition } from "./plain-condition.ts";
import { splitList } from "./split-list.ts";

/** A rule of a style sheet without layers: what stood in a later layer weighs more, by its selectors. */
export interface FlatRule {
  /** The conditions around it, such as "@media print". */
  within: readonly string[];
  selectors: readonly { plain: string; written: string }[];
  declarations: string;
}

export interface FlatStyles {
  rules: readonly FlatRule[];
  fonts: readonly { family: string; text: string }[];
  animations: readonly { name: string; text: string }[];
}

interface Around {
  within: readonly string[];
  layer: string | undefined;
}

/**
 * The style sheets of a page as AMP takes them: it knows neither layers nor `!important`, and what our own scripts would
 * do is not to be waited for, so that whatever is written for visitors without scripts is meant.
 */
export function flattenStyles(sheets: readonly string[]): FlatStyles {
  const layers: string[] = [];
  const found: (Omit<FlatRule, "selectors"> & { selector: string; layer: string | undefined })[] = [];
  const fonts: { family: string; text: string }[] = [];
  const animations: { name: string; text: string }[] = [];

  function read(css: string, around: Around): void {
    for (const { prelude, body } of blocksOf(css)) {
      const [, rule = "", rest = ""] = /^@([\w-]+)\s*([\s\S]*)$/.exec(prelude) ?? [];
      if (rule === "layer") {
        for (const name of splitList(rest)) if (!layers.includes(name)) layers.push(name);
        read(body, { ...around, layer: rest });
      } else if (rule === "media" || rule === "supports") {
        const condition = rule === "media" ? plainCondition(rest) : rest;
        if (condition === "never") continue;
        const within = condition === "always" ? around.within : [...around.within, `@${rule} ${condition}`];
        read(body, { ...around, within });
      } else if (rule === "font-face") {
        fonts.push({ family: familyOf(body), text: `@font-face{${body}}` });
      } else if (rule.endsWith("keyframes")) {
        animations.push({ name: rest, text: `${prelude}{${body}}` });
      } else if (rule === "") {
        found.push({ selector: prelude, declarations: body, ...around });
      }
    }
  }

  for (const sheet of sheets) read(sheet.replaceAll(COMMENT, ""), { within: [], layer: undefined });
  const weightOf = (layer: string | undefined) => (layer ? layers.indexOf(layer) : layers.length);
  const inOrder = found.toSorted((one, other) => weightOf(one.layer) - weightOf(other.layer));
  return {
    rules: inOrder.flatMap(({ selector, declarations, within, layer }) =>
      byImportance(declarations).map(({ text, isImportant }) => {
        const weight = weightOf(layer) + (isImportant ? layers.length + 1 : 0);
        const selectors = splitList(selector).map((plain) => ({ plain, written: weighted(plain, weight) }));
        return { within, selectors, declarations: text };
      }),
    ),
    fonts,
    animations,
  };
}

const COMMENT = /\/\*[\s\S]*?\*\//g;
const TOKEN = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g;

/** What stands side by side in a style sheet; the statement that only names layers has an empty body. */
function* blocksOf(css: string): Generator<{ prelude: string; body: string }> {
  let depth = 0;
  let from = 0;
  let opened = 0;
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token === "{") {
      if (depth === 0) opened = index;
      depth += 1;
    } else if (token === "}") {
      depth -= 1;
      if (depth > 0) continue;
      yield { prelude: css.slice(from, opened).trim(), body: css.slice(opened + 1, index) };
      from = index + 1;
    } else if (token === ";" && depth === 0) {
      yield { prelude: css.slice(from, index).trim(), body: "" };
      from = index + 1;
    }
  }
}

/** As much as the layer says, on top of what the selector weighs by itself. */
function weighted(selector: string, weight: number): string {
  if (weight === 0) return selector;
  return selector.replace(/^(?:\*|[a-z][\w-]*)?/i, (first) => `${first}:not(${"#_".repeat(weight)})`);
}

const IMPORTANT = /\s*!\s*important/gi;

function byImportance(declarations: string): { text: string; isImportant: boolean }[] {
  if (!declarations.includes("!")) return [{ text: declarations, isImportant: false }];
  return [false, true].flatMap((isImportant) => {
    const wanted = declarations.split(";").filter((one) => /!\s*important/i.test(one) === isImportant);
    const text = wanted.join(";").replace(IMPORTANT, "");
    return text.trim() ? [{ text, isImportant }] : [];
  });
}

function familyOf(fontFace: string): string {
  return /font-family:\s*["']?([^;"']+)/i.exec(fontFace)?.[1]?.trim() ?? "";
}
