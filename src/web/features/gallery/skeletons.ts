import { listIn, shownPages } from "./gallery-parts.ts";
import { spanOf } from "./shown-pages.ts";

/** Holds the room of what is coming, so that nothing jumps when it is there. Returns how to clear it away. */
export function showSkeletons(gallery: HTMLElement): () => void {
  const mould = gallery.querySelector<HTMLTemplateElement>(":scope > template")?.content;
  const { coming } = spanOf(shownPages(gallery));
  const skeletons = Array.from({ length: mould ? coming : 0 }, () => mould?.cloneNode(true)).flatMap(
    (copy) => [...(copy?.childNodes ?? [])],
  );
  listIn(gallery)?.append(...skeletons);
  return () => {
    for (const skeleton of skeletons) skeleton.parentNode?.removeChild(skeleton);
  };
}
