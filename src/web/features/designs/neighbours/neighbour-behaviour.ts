import { LAP, readTravelled, travel, type Way, writeTravelled } from "./neighbour-keys.ts";

const KEPT_AS = "atrium.travel";
/** Where the arrow keys have work of their own. */
const USES_ARROWS = [
  "input, select, textarea, video, dialog, [contenteditable], [data-rail-track], [data-views]",
  "[role=tab], [role=slider], [role=listbox], [role=combobox], [role=menu]",
].join();

/** Counts the way from design to design, tells it, and lets the arrow keys go it. */
export function attach(root: ParentNode): void {
  tellWay(root);
  root.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const way = event.target.closest<HTMLElement>("[data-neighbour]")?.dataset.neighbour;
    if (isWay(way)) keep(way);
  });
  document.addEventListener("keydown", (event) => {
    const way = wayOf(event);
    if (way) root.querySelector<HTMLElement>(`[data-neighbour="${way}"]`)?.click();
  });
}

function wayOf(event: KeyboardEvent): Way | undefined {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return undefined;
  if (event.target instanceof Element && event.target.closest(USES_ARROWS)) return undefined;
  if (document.querySelector("dialog[open]")) return undefined;
  const isRightToLeft = getComputedStyle(document.documentElement).direction === "rtl";
  if (event.key === "ArrowRight") return isRightToLeft ? "previous" : "next";
  if (event.key === "ArrowLeft") return isRightToLeft ? "next" : "previous";
  return undefined;
}

/** Shows how far it has been; after a lap of designs a person may be of more help than another one. */
function tellWay(root: ParentNode): void {
  const { previous, next } = kept();
  const count = Math.max(previous, next);
  const sign = root.querySelector<HTMLElement>("[data-travelled]");
  if (!sign || count === 1) return;
  const text = sign.querySelector<HTMLElement>("[data-travelled-text]");
  if (text) text.textContent = (text.dataset.travelledText ?? "").replace("{count}", String(count));
  sign.dataset.travelled = count === LAP ? "lap" : "way";
}

function kept() {
  try {
    return readTravelled(sessionStorage.getItem(KEPT_AS));
  } catch {
    // A browser that keeps nothing: every page is the first.
    return readTravelled(null);
  }
}

function keep(way: Way): void {
  try {
    sessionStorage.setItem(KEPT_AS, writeTravelled(travel(kept(), way)));
  } catch {
    // The way goes on without being counted.
  }
}

function isWay(text: string | undefined): text is Way {
  return text === "previous" || text === "next";
}
