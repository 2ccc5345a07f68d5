import { type ChildNode, Element, isTag, isText, Text } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import type { ShownPicture } from "../../../../ui/media/photo.ts";
import { matchUrl } from "../../../../urls/match-url.ts";
import { openHref } from "../../lists/cues/read-cue.ts";

export type ArticlePart =
  | { kind: "text"; blocks: Element[]; hasInitial?: boolean }
  | TablePart
  | { kind: "linked-picture"; href: string; picture: ShownPicture; caption: string }
  | FramePart;

export interface TablePart {
  kind: "table";
  table: Element;
  /** A description for visitors who cannot see the table. */
  label: string;
  /** Whether the table is wider than a phone, so that it scrolls there. */
  isWide: boolean;
}

export interface FramePart {
  kind: "frame";
  src: string;
  title: string;
  host: string;
}

export interface ArticleHeading {
  id: string;
  text: string;
}

interface Article {
  parts: ArticlePart[];
  headings: ArticleHeading[];
  questions: { question: string; answer: string }[];
}

/** Splits the text of an article, which has been cleaned, into the parts that its page shows. */
export function readArticle(html: string): Article {
  const document = parseDocument(html);
  for (const link of DomUtils.getElementsByTagName("a", document.children)) openLink(link);
  const blocks = blocksOf(document.children);
  blocks.forEach(markQuestion);
  const headings = nameHeadings(blocks);
  const parts: ArticlePart[] = [];
  for (const block of blocks) {
    const part = readTable(block) ?? readLinkedPicture(block);
    if (part) {
      parts.push(part);
      continue;
    }
    const frames = takeFrames(block);
    if (frames.length === 0 || !isEmpty(block)) addText(parts, block);
    parts.push(...frames);
  }
  const [first] = parts;
  if (first?.kind === "text")
    first.hasInitial = first.blocks[0] !== undefined && isLongOpening(first.blocks[0]);
  return { parts, headings, questions: readQuestions(blocks) };
}

export function htmlOf(nodes: ChildNode | ChildNode[]): string {
  return DomUtils.getOuterHTML(nodes, { encodeEntities: "utf8" });
}

const WITH_SPACE_AFTER = new Set("p li h1 h2 h3 h4 h5 h6 td th tr div blockquote".split(" "));

export function wordsOf(nodes: readonly ChildNode[]): string {
  return nodes.map(textOf).join(" ").replace(/\s+/g, " ").trim();
}

function textOf(node: ChildNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node)) return "";
  const text = node.children.map(textOf).join("");
  return WITH_SPACE_AFTER.has(node.name) ? `${text} ` : text;
}

/** A link to a page that does not exist yet leads to what replaces it until then, or becomes plain text. */
function openLink(link: Element): void {
  const { href = "" } = link.attribs;
  if (!href.startsWith("/") || !matchUrl(href.split(/[?#]/)[0] ?? "")) return;
  const open = openHref(href);
  if (open !== undefined) {
    if (open !== href) link.attribs = { href: open };
    return;
  }
  for (const child of [...link.children]) DomUtils.prepend(link, child);
  DomUtils.removeElement(link);
}

const INLINE = new Set(
  "a abbr b br cite code del em i img mark picture q s small source span strong sub sup time u".split(" "),
);

/** The outermost blocks. Text outside of a block becomes a paragraph, and boxes around blocks are removed. */
function blocksOf(nodes: readonly ChildNode[]): Element[] {
  const blocks: Element[] = [];
  let loose: ChildNode[] = [];
  const endParagraph = () => {
    const paragraph = new Element("p", {}, loose);
    if (!isEmpty(paragraph)) blocks.push(trimmed(paragraph));
    loose = [];
  };
  for (const node of nodes) {
    if (!isTag(node) || INLINE.has(node.name)) {
      loose.push(node);
      continue;
    }
    endParagraph();
    if (node.name === "div" && !readTable(node)) blocks.push(...blocksOf(node.children));
    else blocks.push(node);
  }
  endParagraph();
  return blocks;
}

function trimmed(paragraph: Element): Element {
  const [first, last] = [paragraph.children[0], paragraph.children.at(-1)];
  if (first instanceof Text) first.data = first.data.trimStart();
  if (last instanceof Text) last.data = last.data.trimEnd();
  return paragraph;
}

function isEmpty(block: Element): boolean {
  return wordsOf([block]) === "" && !DomUtils.existsOne(({ name }) => name === "img", [block]);
}

/** A paragraph that is completely bold is an interviewer's question. */
function markQuestion(block: Element): void {
  const [only, ...others] = block.children;
  if (block.name !== "p" || others.length > 0 || !(only instanceof Element) || only.name !== "strong") return;
  block.attribs = { class: "asked" };
}

function nameHeadings(blocks: readonly Element[]): ArticleHeading[] {
  const chapters = blocks.filter(({ name }) => name === "h2").filter((block) => wordsOf([block]) !== "");
  return chapters.map((block, index) => {
    const id = block.attribs.id ?? `part-${index + 1}`;
    block.attribs.id = id;
    return { id, text: wordsOf([block]) };
  });
}

/** More columns than this do not fit side by side on a phone. */
const MAX_ON_PHONE = 3;

/** Reads a table, however the upstream wraps it; a table between other content stays in place. */
function readTable(block: Element): TablePart | undefined {
  if (!["table", "figure", "div"].includes(block.name)) return undefined;
  const [table, ...others] = DomUtils.getElementsByTagName("table", [block]);
  if (!table || others.length > 0 || (block !== table && hasMoreThan(TABLE_PARTS, block))) return undefined;
  const [caption] = DomUtils.getElementsByTagName((name) => name.endsWith("caption"), [block]);
  const labelled = DomUtils.findOne(({ attribs }) => Boolean(attribs["aria-label"]), [block]);
  const [row] = DomUtils.getElementsByTagName("tr", [table]);
  const cells = row?.children.filter((cell) => isTag(cell) && ["td", "th"].includes(cell.name)) ?? [];
  return {
    kind: "table",
    table,
    label: labelled?.attribs["aria-label"] || (caption && wordsOf([caption])) || headsOf(table),
    isWide: cells.length > MAX_ON_PHONE,
  };
}

const TABLE_PARTS = ["table", "figcaption"];

/** Whether a block has text, pictures or films beside the elements of these names. */
function hasMoreThan(names: readonly string[], block: Element): boolean {
  const rest = block.cloneNode(true);
  for (const part of DomUtils.getElementsByTagName((name) => names.includes(name), rest.children)) {
    DomUtils.removeElement(part);
  }
  return !isEmpty(rest) || DomUtils.existsOne(({ name }) => name === "iframe", rest.children);
}

function headsOf(table: Element): string {
  const heads = DomUtils.getElementsByTagName("th", [table], true, MAX_ON_PHONE);
  return heads.map((head) => wordsOf([head])).join(", ");
}

/** The image service appends size and format to the URL of our photographs. */
const OWN_PHOTO = /^(\/api\/images\/[^/]+)\/\d+\.\w+$/;

/** A figure whose picture is a link: to the same photograph with its prices, to a film, or to another page. */
function readLinkedPicture(block: Element): ArticlePart | undefined {
  const [link, ...below] = block.children.filter((node) => !isText(node) || node.data.trim() !== "");
  if (block.name !== "figure" || !(link instanceof Element) || link.name !== "a") return undefined;
  const [image] = DomUtils.getElementsByTagName("img", link.children);
  const { href } = link.attribs;
  if (!image?.attribs.src || !href || wordsOf(link.children) !== "") return undefined;
  const { src, alt = "", width, height } = image.attribs;
  const photo = {
    url: OWN_PHOTO.exec(src)?.[1] ?? src,
    width: Number(width) || undefined,
    height: Number(height) || undefined,
  };
  return { kind: "linked-picture", href, picture: { photo, alt }, caption: wordsOf(below) };
}

/** Removes the films of other hosts from a block: they are loaded when a visitor presses them. */
function takeFrames(block: Element): FramePart[] {
  return DomUtils.getElementsByTagName("iframe", [block]).flatMap((frame) => {
    const { src = "", title = "" } = frame.attribs;
    DomUtils.removeElement(frame);
    const host = URL.parse(src)?.host;
    return host ? [{ kind: "frame", src, title, host }] : [];
  });
}

function addText(parts: ArticlePart[], block: Element): void {
  const last = parts.at(-1);
  if (last?.kind === "text" && block.name !== "h2") last.blocks.push(block);
  else parts.push({ kind: "text", blocks: [block] });
}

/** The large initial letter needs at least three lines of text beside it. */
const LONG_OPENING = 200;

function isLongOpening({ name, attribs, children }: Element): boolean {
  const html = htmlOf(children);
  const isPlain = name === "p" && Object.keys(attribs).length === 0;
  return isPlain && /^\p{L}/u.test(html) && html.length > LONG_OPENING;
}

/** One question is only a heading; several are a list of questions and answers. */
const FEWEST_QUESTIONS = 2;
const HEADINGS = new Set(["h2", "h3", "h4"]);

function readQuestions(blocks: readonly Element[]): Article["questions"] {
  const found = blocks.flatMap((block, index) => {
    const question = wordsOf([block]);
    if (block.name !== "h3" || !question.endsWith("?")) return [];
    const rest = blocks.slice(index + 1);
    const until = rest.findIndex(({ name }) => HEADINGS.has(name));
    const answer = wordsOf(until === -1 ? rest : rest.slice(0, until));
    return answer === "" ? [] : [{ question, answer }];
  });
  return found.length < FEWEST_QUESTIONS ? [] : found;
}

/** The words of each cell in the rows of a table, without its heads. */
export function cellsOf(table: Element): string[][] {
  return DomUtils.getElementsByTagName("tr", [table]).map((row) =>
    DomUtils.getElementsByTagName("td", [row]).map((cell) => wordsOf([cell]).trim()),
  );
}
