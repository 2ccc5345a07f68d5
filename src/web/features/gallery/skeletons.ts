/** Holds the room of what is coming, so that nothing jumps when it is there. Returns how to clear it away. */
export function showSkeletons(gallery: HTMLElement, count: number): () => void {
  const mould = gallery.querySelector<HTMLTemplateElement>("[data-gallery-skeleton]")?.content;
  const list = gallery.querySelector("[data-gallery-list]");
  const skeletons = Array.from(
    { length: count || 0 },
    () => mould && document.importNode(mould, true),
  ).flatMap((copy) => [...(copy?.children ?? [])]);
  list?.append(...skeletons);
  return () => {
    for (const skeleton of skeletons) skeleton.remove();
  };
}
