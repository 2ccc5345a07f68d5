import { requestHydration } from "../../../frame/islands/request-hydration.ts";
import { hydrateState } from "../../../frame/state/carry-state.ts";

export function attach(root: ParentNode): void {
  followBar(root);
  wakeWithList();
}

/** Hydrates the island when another list is shown, so that the bar shows the new choice. */
function wakeWithList(): void {
  const state = hydrateState();
  const stop = state.subscribe(() => {
    const { designIdeas, looks, offerings } = state.getState();
    if (![designIdeas, looks, offerings].some(({ shown }) => shown)) return;
    stop();
    requestHydration("filters");
  });
}

/** Marks the bar while it is sticky, so that it can follow the header. */
function followBar(root: ParentNode): void {
  const edge = root.querySelector(".filterbar-edge");
  const bar = edge?.nextElementSibling;
  if (!edge || !bar) return;
  const top = Number.parseFloat(getComputedStyle(bar).insetBlockStart) || 0;
  new IntersectionObserver(
    ([entry]) => {
      const isAbove = entry !== undefined && entry.boundingClientRect.top < (entry.rootBounds?.top ?? 0);
      edge.toggleAttribute("data-stuck", isAbove);
    },
    { rootMargin: `-${top}px 0px 0px 0px` },
  ).observe(edge);
}
