import { hydrateState } from "../../frame/state/carry-state.ts";

/** What the page says of its gallery; the server writes it, and growing changes it. */
export interface ShownPages {
  first: number;
  page: number;
  lastPage: number;
  total: number;
  size: number;
}

export function galleryIn(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>("[data-gallery]");
}

export function listIn(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>("[data-gallery-list]");
}

export function shownPages({ dataset }: HTMLElement): ShownPages {
  return {
    first: Number(dataset.firstPage),
    page: Number(dataset.page),
    lastPage: Number(dataset.lastPage),
    total: Number(dataset.total),
    size: Number(dataset.size),
  };
}

/** Says which pages stand in the list now, in the words that came with it. */
export function markShown(gallery: HTMLElement, changes: Partial<ShownPages>): void {
  const { first, page, lastPage, total, size } = { ...shownPages(gallery), ...changes };
  Object.assign(gallery.dataset, { firstPage: first, page, lastPage, total });
  hydrateState().setState("designIdeas", { page });
  const from = (first - 1) * size + 1;
  const to = page >= lastPage ? total : page * size;
  const track = gallery.querySelector<HTMLElement>("[data-gallery-track]");
  track?.style.setProperty("--from", String((from - 1) / total));
  track?.style.setProperty("--to", String(to / total));
  const seen = gallery.querySelector<HTMLElement>("[data-gallery-seen]");
  const words = first === 1 ? seen?.dataset.fromTheStart : seen?.dataset.fromTheMiddle;
  seen?.replaceChildren(fill(words ?? "", { from, to, total }));
}

/** For those parts of the page that follow the list by themselves. */
export function tellShown(gallery: HTMLElement): void {
  const href = location.pathname + location.search;
  hydrateState().setState("designIdeas", { shown: { href, total: shownPages(gallery).total } });
}

/** Read out, politely, to whoever cannot see that something came. */
export function sayShown(gallery: HTMLElement): void {
  const words = gallery.querySelector("[data-gallery-seen]")?.textContent ?? "";
  const heading = gallery.querySelector("[data-gallery-heading]")?.textContent ?? "";
  gallery.querySelector("[data-gallery-status]")?.replaceChildren(words || heading);
}

function fill(words: string, values: Record<string, number>): string {
  const number = new Intl.NumberFormat(document.documentElement.lang, { numberingSystem: "latn" });
  return words.replace(/\{(\w+)\}/g, (_, name: string) => number.format(values[name] ?? 0));
}
