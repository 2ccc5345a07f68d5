import type { Document } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { AMP_ORIGIN } from "../headers/security-headers.ts";
import { allowOnlyAmp, VIDEO_ELEMENTS } from "./amp-markup.ts";
import { type FlatStyles, flattenStyles, namesIn, usedStyles } from "./amp-styles.ts";

/** Reads a built file by its address; nothing where it is made on the fly, in development. */
export type ReadAsset = (path: string) => Promise<string | undefined>;

/** Parts of AMP's runtime, by the elements that need them. */
const EXTENSIONS = new Map([["form", "amp-form"], ...VIDEO_ELEMENTS.map((name) => [name, name] as const)]);

// Text and attribute values are written again as they were read.
const AS_WRITTEN = { decodeEntities: false };

/**
 * The last step of an AMP document. Views and their AMP variants have written it; this step does what needs the whole
 * document: it keeps the style rules that the document uses, adds the parts of AMP's runtime that it needs, and removes
 * what AMP does not allow.
 */
export async function finishAmp(html: string, readAsset: ReadAsset): Promise<string> {
  const document = parseDocument(html, AS_WRITTEN);
  const styles = await takeStyles(document, readAsset);
  if (!styles) return html;
  allowOnlyAmp(document);
  const names = namesIn(document);
  const extensions = [...EXTENSIONS].flatMap(([tag, name]) => (names.tags.has(tag) ? [name] : []));
  const added = [...extensions.map(scriptOf), `<style amp-custom>${usedStyles(styles, names)}</style>`];
  const written = DomUtils.getOuterHTML(document, { ...AS_WRITTEN, emptyAttrs: true });
  return written.replace("</head>", () => `${added.join("")}</head>`);
}

function scriptOf(name: string): string {
  return `<script async custom-element="${name}" src="${AMP_ORIGIN}/v0/${name}-0.1.js"></script>`;
}

const known = new Map<string, FlatStyles>();

/** Removes the style sheets from the document and returns their rules. */
async function takeStyles(document: Document, readAsset: ReadAsset): Promise<FlatStyles | undefined> {
  const links = DomUtils.findAll(({ attribs }) => attribs.rel === "stylesheet", document.children);
  const [own] = DomUtils.findAll(({ attribs }) => "amp-custom" in attribs, document.children);
  const addresses = links.map(({ attribs }) => attribs.href ?? "");
  // The name of a built file contains a hash, so its content never changes.
  const key = addresses.join(" ");
  const styles =
    known.get(key) ?? (await readStyles(addresses, own ? DomUtils.innerText(own) : "", readAsset));
  if (!styles) return undefined;
  known.set(key, styles);
  for (const element of [...links, ...(own ? [own] : [])]) DomUtils.removeElement(element);
  return styles;
}

async function readStyles(
  addresses: readonly string[],
  own: string,
  readAsset: ReadAsset,
): Promise<FlatStyles | undefined> {
  const sheets = await Promise.all(addresses.map(readAsset));
  const texts = sheets.flatMap((sheet) => (sheet === undefined ? [] : [sheet]));
  return texts.length < sheets.length ? undefined : flattenStyles([...texts, own]);
}
