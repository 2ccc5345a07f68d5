import type { Root } from "react-dom/client";
import { afterPaint } from "../after-paint.ts";
import { onAdded } from "../page-events.ts";
import { keptText } from "../state/browser-storage.ts";
import type { StateStore } from "../state/page-state.ts";
import { holdPresses, openerOf, servedDialog, UNFILLED, waitsIn } from "./early-presses.ts";
import type { IslandRegistry, When } from "./island.tsx";
import { whenTold } from "./wake-islands.ts";

interface Page {
  root: Document | Element;
  state: () => StateStore;
  registry: IslandRegistry;
}

/** Hydrates the islands of a page, each at its time, and those of parts that are added later. */
export function loadIslands(page: Page): void {
  const leaving: Leaving = new Map();
  tend(page.root, page, leaving);
  onAdded(page.root, (part) => {
    // Islands in a part that was replaced are unmounted.
    for (const [element, leave] of leaving) {
      if (element.isConnected) continue;
      leave();
      leaving.delete(element);
    }
    tend(part, page, leaving);
  });
}

type Leaving = Map<HTMLElement, () => void>;

function tend(part: ParentNode & Node, page: Page, leaving: Leaving): void {
  const found = [...part.querySelectorAll<HTMLElement>("[data-island]")];
  if (part instanceof HTMLElement && part.matches("[data-island]")) found.push(part);
  for (const element of found) if (!leaving.has(element)) leaving.set(element, begin(element, page));
}

function begin(element: HTMLElement, { state, registry }: Page): () => void {
  const waiting = new AbortController();
  let isWoken = false;
  let isGone = false;
  let root: Root | undefined;
  const wake = async () => {
    // A part of the page may have been replaced by another meanwhile.
    if (isWoken || !element.isConnected) return;
    isWoken = true;
    waiting.abort();
    try {
      const { hydrateIsland } = await import("./hydrate-island.tsx");
      root = await hydrateIsland(element, state(), registry);
      if (isGone) root.unmount();
    } catch (error) {
      // Styles then show the whole form, which the island would have shown in steps.
      element.dataset.islandFailed = "";
      // Nothing will fill it. Without it, its link leads to its own page.
      element.querySelector(UNFILLED)?.remove();
      // The page works on without it; a chunk that a new release has taken away reloads it, see attach-navigation.ts.
      reportError(error);
    } finally {
      letGo();
    }
  };
  const { island = "", islandWhen, islandOpeners, islandLeftovers = "" } = element.dataset;
  const when = asWhen(islandWhen);
  const letGo = when === "told" ? () => {} : holdPresses(element, islandOpeners, wake);
  whenTold(island, wake);
  START[when]({ element, openers: islandOpeners, wake, signal: waiting.signal });
  // Reading the storage may wait for the disk.
  if (islandLeftovers) whenIdle(() => islandLeftovers.split(" ").some(isLeft) && void wake());
  return () => {
    isGone = true;
    waiting.abort();
    letGo();
    root?.unmount();
  };
}

function isLeft(key: string): boolean {
  return Boolean(keptText("visit", key) ?? keptText("device", key));
}

interface Sleeping {
  element: HTMLElement;
  openers: string | undefined;
  wake: () => void;
  signal: AbortSignal;
}

const START: Record<When, (sleeping: Sleeping) => void> = {
  visible(sleeping) {
    const { element, wake, signal } = sleeping;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        whenIdle(wake);
      },
      { rootMargin: "200px" },
    );
    // The island element itself has no box.
    observer.observe(element.firstElementChild ?? element);
    signal.addEventListener("abort", () => observer.disconnect());
    onIntent({ ...sleeping, openers: undefined });
  },
  idle(sleeping) {
    whenIdle(sleeping.wake);
    onIntent({ ...sleeping, openers: undefined });
  },
  intent: onIntent,
  told: () => {},
};

/**
 * Pointer, finger, focus, input or click on it. What needs the island wakes it at once; everything else after the paint,
 * because a finger may only scroll.
 */
function onIntent({ element, openers, wake, signal }: Sleeping): void {
  const turn = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !(element.contains(target) || openerOf(target, openers))) return;
    const pressed = waitsIn(element, openers, target);
    // React would keep the finger's own click waiting, which is all that a served dialog needs to open.
    if (pressed && !(isFinger(event) && servedDialog(element, pressed))) wake();
    else if (!isFinger(event)) afterPaint(wake);
  };
  for (const type of ["pointerover", "pointerdown", "focusin", "input", "click"])
    document.addEventListener(type, turn, { passive: true, signal });
}

function isFinger(event: Event): boolean {
  return event.type !== "click" && event instanceof PointerEvent && event.pointerType === "touch";
}

function whenIdle(act: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(act);
  else setTimeout(act, 200);
}

function asWhen(value: string | undefined): When {
  return value === "idle" || value === "intent" || value === "told" ? value : "visible";
}
