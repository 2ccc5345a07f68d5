/** What only some pages need, each in a chunk of its own: loaded where its mark stands in the page. */
const PAGE_BEHAVIOURS: { mark: string; load: () => Promise<{ attach: (root: ParentNode) => void }> }[] = [
  { mark: "[data-saved-drawer]", load: () => import("./saved/saved-behaviour.ts") },
  { mark: "[data-gallery]", load: () => import("./gallery/gallery-behaviour.ts") },
  { mark: "[data-gallery], [data-film]", load: () => import("./cues/film-behaviour.ts") },
  { mark: "[data-my-room], [data-room-price]", load: () => import("./my-room/my-room-behaviour.ts") },
  { mark: "[data-budget]", load: () => import("./my-room/budget-behaviour.ts") },
  { mark: "[data-filters]", load: () => import("./filters/filter-behaviour.ts") },
  { mark: "[data-search-box]", load: () => import("./search/search-behaviour.ts") },
  { mark: "[data-travel]", load: () => import("./designs/travel-behaviour.ts") },
  { mark: "[data-views]", load: () => import("./designs/view/views-behaviour.ts") },
  { mark: "[data-share]", load: () => import("./designs/share-behaviour.ts") },
  { mark: "[data-scene]", load: () => import("./scene/scene-behaviour.ts") },
];

export function attachPageBehaviours(root: ParentNode): void {
  for (const { mark, load } of PAGE_BEHAVIOURS)
    if (root.querySelector(mark)) void load().then(({ attach }) => attach(root));
}
