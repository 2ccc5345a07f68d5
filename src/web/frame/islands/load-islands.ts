import type { Root } from "react-dom/client";
import { afterPaint } from "../after-paint.ts";
import { onAdded } from "../page-events.ts";
import { readStored } from "../state/browser-storage.ts";
import type { StateStore } from "../state/page-state.ts";
import { openerOf, queueEarlyClicks, servedDialog, UNFILLED, waitsIn } from "./early-clicks.ts";
import type { IslandRegistry, When } from "./island.tsx";
import { whenHydrationRequested } from "./request-hydration.ts";

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
    // The part of the page may have been replaced in the meantime.
    if (isWoken || !element.isConnected) return;
    isWoken = true;
    waiting.abort();
    try {
      const { hydrateIsland } = await import("./hydrate-island.tsx");
      root = await hydrateIsland(element, state(), registry);
      if (isGone) root.unmount();
    } catch (error) {
      // The CSS then shows the whole form, which the island would have shown in steps.
      element.dataset.islandFailed = "";
      // Nothing will fill the dialog; without it the link leads to its own page.
      element.querySelector(UNFILLED)?.remove();
      // The page works without the island; a chunk that a new release has removed reloads the page, see
      // attach-navigation.ts.
      reportError(error);
    } finally {
      letGo();
    }
  };
  const { island = "", islandWhen, islandOpeners, islandLeftovers = "" } = element.dataset;
  const when = asWhen(islandWhen);
  const letGo = when === "told" ? () => {} : queueEarlyClicks(element, islandOpeners, wake);
  whenHydrationRequested(island, wake);
  START[when]({ element, openers: islandOpeners, wake, signal: waiting.signal });
  // Reading the storage may block on the disk.
  if (islandLeftovers) whenIdle(() => islandLeftovers.split(" ").some(isLeft) && void wake());
  return () => {
    isGone = true;
    waiting.abort();
    letGo();
    root?.unmount();
  };
}

function isLeft(key: string): boolean {
  return Boolean(readStored("visit", key) ?? readStored("device", key));
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
 * Runs on pointer, touch, focus, input or click. Elements that need the island hydrate it immediately; everything
 * else after the paint, because a touch may only scroll.
 */
function onIntent({ element, openers, wake, signal }: Sleeping): void {
  const turn = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !(element.contains(target) || openerOf(target, openers))) return;
    const pressed = waitsIn(element, openers, target);
    // Hydration would delay the click of a touch, which is enough to open a server-rendered dialog.
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
