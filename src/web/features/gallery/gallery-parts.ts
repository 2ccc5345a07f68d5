import { announceAdded } from "../../frame/added-content.ts";
import { hydrateState } from "../../frame/state/carry-state.ts";
import { type ShownPages, spanOf } from "./shown-pages.ts";

export function galleryIn(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>("[data-gallery]");
}

export function listIn(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>(".gallery__grid");
}

export function shownPages({ dataset }: HTMLElement): ShownPages {
  return JSON.parse(dataset.gallery ?? "{}");
}

/** Says which pages stand in the list now, in the words that came with it. */
export function markShown(gallery: HTMLElement, changes: Partial<ShownPages>): void {
  const shown = { ...shownPages(gallery), ...changes };
  gallery.dataset.gallery = JSON.stringify(shown);
  const { kind, first, page, total, words } = shown;
  hydrateState().setState(kind, { page });
  const { from, to } = spanOf(shown);
  const track = gallery.querySelector<HTMLElement>(".gallery__track");
  track?.style.setProperty("--from", String((from - 1) / total));
  track?.style.setProperty("--to", String(to / total));
  const seen = fill(first === 1 ? words.seen : words.seenBetween, { from, to, total });
  gallery.querySelector(".gallery__seen")?.replaceChildren(seen);
}

/** For those parts of the page that follow the list by themselves. */
export function tellShown(gallery: HTMLElement): void {
  const href = location.pathname + location.search;
  const { kind, total } = shownPages(gallery);
  hydrateState().setState(kind, { shown: { href, total } });
}

/** Read out, politely, to whoever cannot see that something came. */
export function sayShown(gallery: HTMLElement): void {
  const words = gallery.querySelector(".gallery__seen") ?? gallery.querySelector("h2");
  gallery.querySelector(":scope > [role='status']")?.replaceChildren(words?.textContent ?? "");
}

/** What another page has in this part, in place of ours. */
export function takePart(part: HTMLElement, page: Document): void {
  const theirs = page.querySelector(`[data-gallery-part="${part.dataset.galleryPart}"]`);
  part.replaceChildren(...[...(theirs?.childNodes ?? [])].map((node) => document.importNode(node, true)));
  announceAdded(part);
}

function fill(words: string, values: Record<string, number>): string {
  const number = new Intl.NumberFormat(document.documentElement.lang, { numberingSystem: "latn" });
  return words.replace(/\{(\w+)\}/g, (_, name: string) => number.format(values[name] ?? 0));
}
