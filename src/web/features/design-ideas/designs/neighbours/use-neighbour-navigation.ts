import { useEffect, useRef, useSyncExternalStore } from "react";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { readStored, store } from "../../../../frame/state/browser-storage.ts";
import {
  advanceCounter,
  type NeighbourDirection,
  readCounter,
  START,
  writeCounter,
} from "./neighbour-counter.ts";

const STORAGE_KEY = "atrium.travel";
/** Elements that use the arrow keys themselves. */
const USES_ARROWS = [
  "input, select, textarea, video, dialog, [contenteditable], .rail__track, .design-photos",
  "[role=tab], [role=slider], [role=listbox], [role=combobox], [role=menu]",
].join();

export function useNeighbourNavigation() {
  const { direction } = usePage().edition;
  const previous = useRef<HTMLAnchorElement>(null);
  const next = useRef<HTMLAnchorElement>(null);
  // The count was stored on the previous page and changes only with the next page.
  const count = useSyncExternalStore(never, storedCount, () => Math.max(...Object.values(START)));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const way = directionOf(event, direction === "rtl");
      if (way) ({ previous, next })[way].current?.click();
    };
    // Clicks on the arrows beside the title count as well.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a[rel='prev'], a[rel='next']") : null;
      if (!link) return;
      const way = link.getAttribute("rel") === "prev" ? "previous" : "next";
      store("visit", STORAGE_KEY, writeCounter(advanceCounter(kept(), way)));
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("click", onClick);
    };
  }, [direction]);
  return { count, links: { previous, next } };
}

function never(): () => void {
  return () => {};
}

function directionOf(event: KeyboardEvent, isRightToLeft: boolean): NeighbourDirection | undefined {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return undefined;
  if (event.target instanceof Element && event.target.closest(USES_ARROWS)) return undefined;
  if (document.querySelector("dialog[open]")) return undefined;
  if (event.key === "ArrowRight") return isRightToLeft ? "previous" : "next";
  if (event.key === "ArrowLeft") return isRightToLeft ? "next" : "previous";
  return undefined;
}

function storedCount(): number {
  const { previous, next } = kept();
  return Math.max(previous, next);
}

function kept() {
  return readCounter(readStored("visit", STORAGE_KEY) ?? null);
}
