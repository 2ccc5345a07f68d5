import { filmOf } from "./films.ts";
import { type Tag, writeTag } from "./read-tags.ts";

/** What the elements of a document are asked about: what stands around them. */
export interface Surroundings {
  isInForm: boolean;
  isInNoscript: boolean;
}

/** What becomes of an element: another tag (and its end, where that has another name), nothing but what is in it, or nothing. */
export type Verdict = { tag: string; end?: string } | "unwrapped" | "left-out";

/** Without a script of ours they do nothing, or AMP does not know them. */
const LEFT_OUT = new Set(["audio", "canvas", "dialog", "embed", "object", "source", "template", "video"]);
/** A form's own; what stands outside of one waits for a script. */
const CONTROLS = new Set(["button", "input", "output", "select", "textarea"]);
/** Of any element: what AMP has no word for, and a page can do without. */
const LEFT_OUT_ATTRIBUTES = new Set(["fetchpriority", "inert"]);

/**
 * The rules of AMP for what views and articles write. Views know nothing of them: what has another form in AMP is a twin
 * (web/shell/amp/), what has none is left out here, and what it led to is found on the whole page.
 */
export function judge({ name, attributes }: Tag, { isInForm, isInNoscript }: Surroundings): Verdict {
  // It opens by a button, and would stand open without.
  if (LEFT_OUT.has(name) || attributes.has("popover")) return "left-out";
  if (CONTROLS.has(name) && !isInForm) return "left-out";
  if (name === "script")
    return isAllowedScript(attributes) ? { tag: writeTag(name, attributes) } : "left-out";
  if (name === "form") return judgeForm(attributes);
  if (name === "iframe") return filmOf(attributes.get("src") ?? "") ?? "left-out";
  if (name === "picture") return "unwrapped";
  // It is too young for AMP.
  if (name === "search")
    return { tag: writeTag("div", new Map([...attributes, ["role", "search"]])), end: "</div>" };
  if (name === "img" && !isInNoscript) return judgeImage(attributes);
  const kept = new Map([...attributes].filter(([key]) => isAllowed(name, key)));
  return { tag: writeTag(name, kept) };
}

/** A search works as it is; whatever sends somebody's words belongs on the whole page. */
function judgeForm(attributes: Tag["attributes"]): Verdict {
  const method = (attributes.get("method") ?? "get").toLowerCase();
  if (method !== "get") return "left-out";
  return { tag: writeTag("form", new Map([...attributes, ["method", "get"], ["target", "_top"]])) };
}

const IMAGE = ["src", "srcset", "sizes", "alt", "width", "height", "class"];

/** A picture in an article, which no view has drawn: of known size it takes its place, any other is not shown. */
function judgeImage(attributes: Tag["attributes"]): Verdict {
  const [width, height] = [Number(attributes.get("width")), Number(attributes.get("height"))];
  if (!(width > 0 && height > 0) || !attributes.get("src")) return "left-out";
  const kept = new Map([...attributes].filter(([key]) => IMAGE.includes(key)));
  const amp = new Map([...kept, ["layout", "intrinsic"], ["disable-inline-width", ""]]);
  return { tag: `${writeTag("amp-img", amp)}<noscript>${writeTag("img", kept)}</noscript></amp-img>` };
}

function isAllowedScript(attributes: Tag["attributes"]): boolean {
  const isRuntime = attributes.get("src")?.startsWith("https://cdn.ampproject.org/") ?? false;
  return isRuntime || attributes.get("type") === "application/ld+json";
}

function isAllowed(element: string, attribute: string): boolean {
  if (LEFT_OUT_ATTRIBUTES.has(attribute)) return false;
  // Then several may be open at once.
  return !(element === "details" && attribute === "name");
}
