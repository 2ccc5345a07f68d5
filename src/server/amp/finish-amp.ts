import { type Document, Element, type ParentNode } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { AMP_ORIGIN } from "../headers/security-headers.ts";
import { type FlatStyles, flattenStyles, namesIn, usedStyles } from "./amp-styles.ts";

type Attributes = Element["attribs"];

/** Elements that do nothing without our scripts, or that AMP does not support. */
const REMOVED = new Set(["audio", "canvas", "dialog", "embed", "object", "source", "template", "video"]);
const CONTROLS = new Set(["button", "input", "output", "select", "textarea"]);
const REMOVED_ATTRIBUTES = ["fetchpriority", "inert"];

/**
 * Applies AMP's rules to the output of views and articles. Views ignore these rules: an element with another form in
 * AMP has a variant in web/shell/amp/, an element without one is removed here, and readers find it on the full page.
 */
function allowOnlyAmp(parent: Document | Element): void {
  for (const child of [...parent.children]) {
    if (!(child instanceof Element)) continue;
    if (child.name === "picture") {
      allowOnlyAmp(child);
      for (const inside of [...child.children]) DomUtils.prepend(child, inside);
      DomUtils.removeElement(child);
      continue;
    }
    const allowed = allowedElement(child);
    if (!allowed) DomUtils.removeElement(child);
    else if (allowed !== child) DomUtils.replaceElement(child, allowed);
    else allowOnlyAmp(child);
  }
}

function allowedElement(element: Element): Element | undefined {
  const { name, attribs } = element;
  // A button opens a popover, and without the button it would always be open.
  if (REMOVED.has(name) || "popover" in attribs) return undefined;
  if (CONTROLS.has(name) && !isInside(element, "form")) return undefined;
  if (name === "script") return isAllowedScript(attribs) ? element : undefined;
  if (name === "form") return allowedForm(element);
  if (name === "iframe") return videoOf(attribs.src ?? "");
  if (name === "img" && !isInside(element, "noscript")) return ampImage(attribs);
  for (const attribute of REMOVED_ATTRIBUTES) delete attribs[attribute];
  // In AMP, several details with one name may be open at the same time.
  if (name === "details") delete attribs.name;
  // AMP does not support the element yet.
  if (name === "search") {
    element.name = "div";
    attribs.role = "search";
  }
  return element;
}

function isInside(element: Element, name: string): boolean {
  for (let parent: ParentNode | null = element.parent; parent; parent = parent.parent) {
    if (parent instanceof Element && parent.name === name) return true;
  }
  return false;
}

function isAllowedScript({ src, type }: Attributes): boolean {
  return src?.startsWith(`${AMP_ORIGIN}/`) || type === "application/ld+json";
}

/** A search form works as it is; a form that sends personal data belongs on the full page. */
function allowedForm(form: Element): Element | undefined {
  if ((form.attribs.method ?? "get").toLowerCase() !== "get") return undefined;
  form.attribs = { ...form.attribs, method: "get", target: "_top" };
  return form;
}

const IMAGE = ["src", "srcset", "sizes", "alt", "width", "height", "class"];

function ampImage(attribs: Attributes): Element | undefined {
  const [width, height] = [Number(attribs.width), Number(attribs.height)];
  if (!(width > 0 && height > 0) || !attribs.src) return undefined;
  const kept = Object.fromEntries(Object.entries(attribs).filter(([key]) => IMAGE.includes(key)));
  const fallback = new Element("noscript", {}, [new Element("img", kept)]);
  return new Element("amp-img", { ...kept, layout: "intrinsic", "disable-inline-width": "" }, [fallback]);
}

const VIDEOS = [
  {
    element: "amp-youtube",
    address: /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/,
    // Without cookies, like the frames of our pages.
    more: { credentials: "omit" },
  },
  { element: "amp-vimeo", address: /^https:\/\/player\.vimeo\.com\/video\/(\d+)/, more: {} },
] as const;

const VIDEO_ELEMENTS = VIDEOS.map(({ element }) => element);

/** AMP's own element for a frame with a video. */
function videoOf(src: string): Element | undefined {
  for (const { element, address, more } of VIDEOS) {
    const id = address.exec(src)?.[1];
    const size = { layout: "responsive", width: "16", height: "9" };
    if (id) return new Element(element, { "data-videoid": id, ...size, ...more });
  }
  return undefined;
}

/** Reads a built file by its address; undefined in development, where files are generated on request. */
export type ReadAsset = (path: string) => Promise<string | undefined>;

const EXTENSIONS = new Map([["form", "amp-form"], ...VIDEO_ELEMENTS.map((name) => [name, name] as const)]);

// Text and attribute values are written exactly as they were read.
const AS_WRITTEN = { decodeEntities: false };

/**
 * The last step of an AMP document, after the views and their AMP variants: it keeps only the style rules that the
 * document uses, adds the AMP extensions that it needs, and removes elements that AMP does not allow.
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
