/** Marks the place of the bar while the bar has left it, so that the bar can follow the header when that moves away. */
export function attach(root: ParentNode): void {
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
