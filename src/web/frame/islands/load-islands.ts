import type { StateStore } from "../state/state.ts";

type When = "visible" | "idle" | "interaction";

/** Brings the islands of a page to life, each at its time. React is loaded with the first of them. */
export function loadIslands(root: ParentNode, state: () => StateStore): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-island]")) {
    START[asWhen(element.dataset.islandWhen)](element, async () => {
      const { hydrateIsland } = await import("./hydrate-island.tsx");
      await hydrateIsland(element, state());
    });
  }
}

const START: Record<When, (element: HTMLElement, hydrate: () => void) => void> = {
  visible(element, hydrate) {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        hydrate();
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
  },
  idle(_element, hydrate) {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(hydrate);
    else setTimeout(hydrate, 200);
  },
  interaction(element, hydrate) {
    const events = ["pointerenter", "focusin", "touchstart"];
    const begin = () => {
      for (const type of events) element.removeEventListener(type, begin);
      hydrate();
    };
    for (const type of events) element.addEventListener(type, begin, { passive: true });
  },
};

function asWhen(value: string | undefined): When {
  return value === "idle" || value === "interaction" ? value : "visible";
}
