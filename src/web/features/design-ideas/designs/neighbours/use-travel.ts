import { useEffect, useRef, useSyncExternalStore } from "react";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { keep, keptText } from "../../../../frame/state/browser-storage.ts";
import { readTravelled, START, travel, type Way, writeTravelled } from "./neighbour-keys.ts";

const KEPT_AS = "atrium.travel";
/** Where the arrow keys have work of their own. */
const USES_ARROWS = [
  "input, select, textarea, video, dialog, [contenteditable], .rail__track, .design-photos",
  "[role=tab], [role=slider], [role=listbox], [role=combobox], [role=menu]",
].join();

export function useTravel() {
  const { direction } = usePage().edition;
  const previous = useRef<HTMLAnchorElement>(null);
  const next = useRef<HTMLAnchorElement>(null);
  // Of the page that one came from: it changes with the next page only.
  const count = useSyncExternalStore(never, countKept, () => Math.max(...Object.values(START)));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const way = wayOf(event, direction === "rtl");
      if (way) ({ previous, next })[way].current?.click();
    };
    // The arrows beside the title go the same ways.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a[rel='prev'], a[rel='next']") : null;
      if (!link) return;
      const way = link.getAttribute("rel") === "prev" ? "previous" : "next";
      keep("visit", KEPT_AS, writeTravelled(travel(kept(), way)));
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

function wayOf(event: KeyboardEvent, isRightToLeft: boolean): Way | undefined {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return undefined;
  if (event.target instanceof Element && event.target.closest(USES_ARROWS)) return undefined;
  if (document.querySelector("dialog[open]")) return undefined;
  if (event.key === "ArrowRight") return isRightToLeft ? "previous" : "next";
  if (event.key === "ArrowLeft") return isRightToLeft ? "next" : "previous";
  return undefined;
}

function countKept(): number {
  const { previous, next } = kept();
  return Math.max(previous, next);
}

function kept() {
  return readTravelled(keptText("visit", KEPT_AS) ?? null);
}
