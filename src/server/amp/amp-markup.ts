import { type Document, Element, type ParentNode } from "domhandler";
import { DomUtils } from "htmlparser2";
import { AMP_ORIGIN } from "../headers/security-headers.ts";

type Attributes = Element["attribs"];

/** Elements that do nothing without a script of ours, or that AMP does not know. */
const REMOVED = new Set(["audio", "canvas", "dialog", "embed", "object", "source", "template", "video"]);
/** Form controls; outside of a form they wait for a script. */
const CONTROLS = new Set(["button", "input", "output", "select", "textarea"]);
const REMOVED_ATTRIBUTES = ["fetchpriority", "inert"];

/**
 * Applies AMP's rules to what views and articles write. Views know nothing of them: what has another form in AMP has a
 * variant in web/shell/amp/, what has none is removed here, and readers find it on the full page.
 */
export function allowOnlyAmp(parent: Document | Element): void {
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

/** The element itself, what AMP shows instead of it, or nothing where it is removed. */
function allowedElement(element: Element): Element | undefined {
  const { name, attribs } = element;
  // A popover opens by a button, and would be open without it.
  if (REMOVED.has(name) || "popover" in attribs) return undefined;
  if (CONTROLS.has(name) && !isInside(element, "form")) return undefined;
  if (name === "script") return isAllowedScript(attribs) ? element : undefined;
  if (name === "form") return allowedForm(element);
  if (name === "iframe") return videoOf(attribs.src ?? "");
  if (name === "img" && !isInside(element, "noscript")) return ampImage(attribs);
  for (const attribute of REMOVED_ATTRIBUTES) delete attribs[attribute];
  // In AMP, several details of one name may be open at once.
  if (name === "details") delete attribs.name;
  // AMP does not know the element yet.
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

/** A picture in an article, which no view has drawn. One of unknown size is not shown. */
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

export const VIDEO_ELEMENTS = VIDEOS.map(({ element }) => element);

/** AMP's own element for a frame with a video. */
function videoOf(src: string): Element | undefined {
  for (const { element, address, more } of VIDEOS) {
    const id = address.exec(src)?.[1];
    const size = { layout: "responsive", width: "16", height: "9" };
    if (id) return new Element(element, { "data-videoid": id, ...size, ...more });
  }
  return undefined;
}
