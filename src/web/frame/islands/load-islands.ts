import { onAdded } from "../added-content.ts";
import { isKept } from "../is-kept.ts";
import type { StateStore } from "../state/state.ts";
import { holdPresses, openerOf } from "./early-presses.ts";
import type { When } from "./island.tsx";
import type { IslandRegistry } from "./island-registry.ts";
import { whenTold } from "./wake-islands.ts";

interface Page {
  root: Document | Element;
  state: () => StateStore;
  registry: IslandRegistry;
}

/** Brings the islands of a page to life, each at its time, and those of parts that come later. React comes with the first. */
export function loadIslands(page: Page): void {
  tend(page.root, page);
  onAdded(page.root, (part) => tend(part, page));
}

function tend(part: ParentNode & Node, page: Page): void {
  const found = [...part.querySelectorAll<HTMLElement>("[data-island]")];
  if (part instanceof HTMLElement && part.matches("[data-island]")) found.push(part);
  for (const element of found) begin(element, page);
}

function begin(element: HTMLElement, { state, registry }: Page): void {
  let isWoken = false;
  const wake = async () => {
    // A part of the page may have been replaced by another meanwhile.
    if (isWoken || !element.isConnected) return;
    isWoken = true;
    try {
      const { hydrateIsland } = await import("./hydrate-island.tsx");
      await hydrateIsland(element, state(), registry);
    } catch (error) {
      // For styles that show less of a form than there is, because its island will turn the pages.
      element.dataset.islandFailed = "";
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
  if (islandLeftovers.split(" ").some(isLeft)) void wake();
  else START[when](element, wake, islandOpeners);
}

function isLeft(key: string): boolean {
  return isKept(() => sessionStorage, key) || isKept(() => localStorage, key);
}

type Start = (element: HTMLElement, wake: () => void, openers: string | undefined) => void;

const START: Record<When, Start> = {
  visible(element, wake) {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        whenIdle(wake);
      },
      { rootMargin: "200px" },
    );
    // The island itself has no box; what is in it has.
    observer.observe(element.firstElementChild ?? element);
    onIntent(element, undefined, wake);
  },
  idle(element, wake) {
    whenIdle(wake);
    onIntent(element, undefined, wake);
  },
  intent: (element, wake, openers) => onIntent(element, openers, wake),
  told: () => {},
};

/** Turning to it: a finger or the focus on it, the pointer over it, or a change by whatever works without either. */
function onIntent(element: Element, openers: string | undefined, wake: () => void): void {
  const stop = new AbortController();
  const turn = ({ target }: Event) => {
    if (!(target instanceof Element) || !(element.contains(target) || openerOf(target, openers))) return;
    stop.abort();
    wake();
  };
  for (const type of ["pointerover", "pointerdown", "focusin", "input"])
    document.addEventListener(type, turn, { passive: true, signal: stop.signal });
}

function whenIdle(act: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(act);
  else setTimeout(act, 200);
}

function asWhen(value: string | undefined): When {
  return value === "idle" || value === "intent" || value === "told" ? value : "visible";
}
