import { AttributeAction, type AttributeSelector, parse as parseSelector, type Selector } from "css-what";
import type { Document } from "domhandler";
import { DomUtils } from "htmlparser2";
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from "postcss";

interface FlatRule {
  /** The conditions around the rule, such as "@media print". */
  within: readonly string[];
  selectors: readonly { parsed: Selector[]; written: string }[];
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
 * The style sheets of a page in a form that AMP accepts: without layers and without `!important`. None of our scripts
 * run in AMP, so the rules for visitors without scripts apply.
 */
export function flattenStyles(sheets: readonly string[]): FlatStyles {
  const layers: string[] = [];
  const found: (Around & { rule: Rule })[] = [];
  const fonts: { family: string; text: string }[] = [];
  const animations: { name: string; text: string }[] = [];

  function readAtRule(rule: AtRule, around: Around): void {
    const { name, params, nodes = [] } = rule;
    if (name === "layer") {
      for (const layer of postcss.list.comma(params)) if (!layers.includes(layer)) layers.push(layer);
      read(nodes, { ...around, layer: params });
    } else if (name === "media" || name === "supports") {
      const condition = name === "media" ? ampCondition(params) : params;
      if (condition === "never") return;
      const within = condition === "always" ? around.within : [...around.within, `@${name} ${condition}`];
      read(nodes, { ...around, within });
    } else if (name === "font-face") {
      fonts.push({ family: familyOf(nodes), text: rule.toString() });
    } else if (name.endsWith("keyframes")) {
      animations.push({ name: params, text: rule.toString() });
    }
  }

  function read(nodes: readonly ChildNode[], around: Around): void {
    for (const node of nodes) {
      if (node.type === "rule") found.push({ ...around, rule: node });
      if (node.type === "atrule") readAtRule(node, around);
    }
  }

  for (const sheet of sheets) read(postcss.parse(sheet).nodes, { within: [], layer: undefined });
  const weightOf = (layer: string | undefined) => (layer ? layers.indexOf(layer) : layers.length);
  const inOrder = found.toSorted((one, other) => weightOf(one.layer) - weightOf(other.layer));
  const rules = inOrder.flatMap(({ rule, within, layer }) =>
    [false, true].flatMap((isImportant): FlatRule[] => {
      const declarations = rule.nodes.filter((node) => isDeclaration(node, isImportant));
      if (declarations.length === 0) return [];
      const weight = weightOf(layer) + (isImportant ? layers.length + 1 : 0);
      const selectors = rule.selectors.map((selector) => ({
        parsed: parseSelector(selector).flat(),
        written: weighted(selector, weight),
      }));
      return [{ within, selectors, declarations: declarations.map(textOf).join(";") }];
    }),
  );
  return { rules, fonts, animations };
}

function isDeclaration(node: ChildNode, isImportant: boolean): node is Declaration {
  return node.type === "decl" && Boolean(node.important) === isImportant;
}

function textOf({ prop, value }: Declaration): string {
  return `${prop}:${value}`;
}

/** The selector with the specificity of its layer added to its own. */
function weighted(selector: string, weight: number): string {
  if (weight === 0) return selector;
  return selector.replace(/^(?:\*|[a-z][\w-]*)?/i, (first) => `${first}:not(${"#_".repeat(weight)})`);
}

function familyOf(nodes: readonly ChildNode[]): string {
  const family = nodes.find((node) => node.type === "decl" && node.prop === "font-family");
  return family?.type === "decl" ? family.value.replaceAll(/["']/g, "") : "";
}

const NOT_AS_WIDE = /\(not \(min-(width|height):([\d.]+)px\)\)|^not \(min-(width|height):([\d.]+)px\)$/g;
/** A difference in pixels that is invisible on every screen. */
const LESS_THAN_A_PIXEL = 0.02;

/**
 * A media condition for documents without our scripts, and without `not` before a width or `or`: AMP supports
 * neither.
 */
function ampCondition(condition: string): string | "always" | "never" {
  if (condition.includes("(scripting:enabled)")) return "never";
  if (condition.includes("(scripting:none)")) return "always";
  const turned = condition.replaceAll(NOT_AS_WIDE, (_, side, size, onlySide, onlySize) => {
    const most = Number(size ?? onlySize) - LESS_THAN_A_PIXEL;
    return `(max-${side ?? onlySide}:${most}px)`;
  });
  return postcss.list
    .comma(turned.replaceAll(" or ", ","))
    .map((one) => one.replace(/^\((\(.*\))\)$/, "$1"))
    .join();
}

interface Names {
  tags: Set<string>;
  classes: Set<string>;
  attributes: Map<string, Set<string>>;
}

export function namesIn(document: Document): Names {
  const names: Names = { tags: new Set(), classes: new Set(), attributes: new Map() };
  for (const { name, attribs } of DomUtils.findAll(() => true, document.children)) {
    names.tags.add(name);
    for (const [key, value] of Object.entries(attribs)) {
      names.attributes.set(key, (names.attributes.get(key) ?? new Set()).add(value));
      if (key === "class") for (const one of value.split(/\s+/)) names.classes.add(one);
    }
  }
  return names;
}

export function usedStyles({ rules, fonts, animations }: FlatStyles, names: Names): string {
  const used = rules.flatMap((rule) => {
    const selectors = rule.selectors.filter(({ parsed }) => mayMatch(parsed, names));
    return selectors.length > 0 ? [{ ...rule, selectors }] : [];
  });
  const text = write(used);
  const moving = animations.filter(({ name }) => text.includes(name)).map((one) => one.text);
  const letters = fonts.filter(({ family }) => text.includes(family)).map((one) => one.text);
  return [...letters, text, ...moving].join("");
}

/** Whether the document contains every name of a selector. The selector may still match nothing: that only costs bytes. */
function mayMatch(selector: readonly Selector[], names: Names): boolean {
  return selector.every((part) => {
    if (part.type === "tag") return names.tags.has(part.name.toLowerCase());
    if (part.type === "attribute") return hasAttribute(part, names);
    if (part.type === "pseudo" && ANY_OF.has(part.name) && Array.isArray(part.data)) {
      return part.data.some((inside) => mayMatch(inside, names));
    }
    return true;
  });
}

const ANY_OF = new Set(["has", "is", "where"]);

function hasAttribute({ name, action, value }: AttributeSelector, { classes, attributes }: Names): boolean {
  if (name === "class" && action === AttributeAction.Element) return classes.has(value);
  // A reader opens details later.
  if (name === "open") return true;
  const values = [...(attributes.get(name) ?? [])];
  return values.some((present) => MATCHES[action](present, value));
}

const MATCHES: Record<AttributeAction, (present: string, wanted: string) => boolean> = {
  [AttributeAction.Any]: (present, wanted) => present.includes(wanted),
  [AttributeAction.Element]: (present, wanted) => present.split(/\s+/).includes(wanted),
  [AttributeAction.End]: (present, wanted) => present.endsWith(wanted),
  [AttributeAction.Equals]: (present, wanted) => present === wanted,
  [AttributeAction.Exists]: () => true,
  [AttributeAction.Hyphen]: (present, wanted) => present === wanted || present.startsWith(`${wanted}-`),
  [AttributeAction.Not]: (present, wanted) => present !== wanted,
  [AttributeAction.Start]: (present, wanted) => present.startsWith(wanted),
};

/** Rules under the same conditions, one after the other, are written in one block. */
function write(rules: readonly FlatRule[]): string {
  let text = "";
  let open: readonly string[] = [];
  for (const { within, selectors, declarations } of rules) {
    if (within.join() !== open.join()) {
      text += "}".repeat(open.length) + within.map((condition) => `${condition}{`).join("");
      open = within;
    }
    text += `${selectors.map((selector) => selector.written).join()}{${declarations}}`;
  }
  return text + "}".repeat(open.length);
}
