import { pictureParts } from "../../../../ui/media/picture-parts.ts";
import { atImageHostsOfPage } from "../../../frame/image-hosts.ts";

/**
 * Puts another print of the same room into the frame. All prints have the same size, so that the next picture is the
 * present one with another address; it is shown when it is there, by opacity alone.
 */
export function createPrints(frame: HTMLElement) {
  const base = frame.dataset.base ?? "";
  const first = frame.querySelector("picture");
  const prints = new Map<string, HTMLPictureElement>();
  if (first) prints.set(frame.dataset.scenePhoto ?? base, first);

  /** Fetches a print before it is asked for. */
  const prepare = (url = base): HTMLPictureElement | undefined => {
    const known = prints.get(url);
    if (known || !first) return known;
    const print = printLike(first, url);
    prints.set(url, print);
    return print;
  };

  let wanted = frame.dataset.scenePhoto ?? base;
  /** Whether the print came. */
  const show = async (url = base): Promise<boolean> => {
    const next = prepare(url);
    wanted = url;
    if (!next) return false;
    frame.toggleAttribute("data-busy", true);
    const isThere = await arrives(next);
    // Whoever chooses faster than pictures come sees the last one only.
    if (wanted !== url) return true;
    frame.toggleAttribute("data-busy", false);
    if (isThere) await lay(next, () => wanted === url);
    else prints.delete(url);
    return isThere;
  };

  const lay = async (next: HTMLPictureElement, isWanted: () => boolean): Promise<void> => {
    for (const stale of frame.querySelectorAll("picture ~ picture")) if (stale !== next) stale.remove();
    const under = frame.querySelector("picture");
    if (!under || under === next) return;
    next.classList.remove("is-in");
    under.after(next);
    // Laid out once without it, or there is nothing to move from.
    next.getBoundingClientRect();
    next.classList.add("is-in");
    await Promise.allSettled(next.getAnimations().map(({ finished }) => finished));
    if (isWanted()) under.remove();
  };

  return { prepare, show };
}

async function arrives(picture: HTMLPictureElement): Promise<boolean> {
  try {
    await picture.querySelector("img")?.decode();
    return true;
  } catch (error) {
    // The browser's way to say that a picture did not come.
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** The frame's first picture with other addresses: all prints of a scene have its size. */
function printLike(first: HTMLPictureElement, url: string): HTMLPictureElement {
  const model = first.querySelector("img");
  const shape = {
    photo: { url, width: numberIn(model, "width"), height: numberIn(model, "height") },
    sizes: first.querySelector("[sizes]")?.getAttribute("sizes") ?? WHOLE_SCREEN,
    ratio: undefined,
  };
  const { sources, image } = pictureParts(shape, atImageHostsOfPage());
  const print = document.createElement("picture");
  print.className = first.className;
  print.style.aspectRatio = first.style.aspectRatio;
  print.append(...sources.map((source) => withAttributes(document.createElement("source"), source)));
  const img = document.createElement("img");
  for (const { name, value } of model?.attributes ?? [])
    if (!ADDRESSES.includes(name)) img.setAttribute(name, value);
  // A print that is not in the page yet would wait for ever to come near the screen.
  img.loading = "eager";
  print.append(withAttributes(img, image));
  return print;
}

const WHOLE_SCREEN = "100vw";
const ADDRESSES = ["src", "srcset", "sizes"];

function numberIn(element: Element | null, name: string): number | undefined {
  return Number(element?.getAttribute(name)) || undefined;
}

function withAttributes<Part extends Element>(part: Part, attributes: object): Part {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) part.setAttribute(name, String(value));
  return part;
}
