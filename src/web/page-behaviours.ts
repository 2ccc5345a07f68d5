interface PageBehaviour {
  /** Loaded where this stands in the page. */
  mark: string;
  load: () => Promise<{ attach: (root: ParentNode) => void }>;
  /** Buttons that do nothing by themselves: who presses one while the chunk is on its way is answered when it is there. */
  early?: string;
}

/** What only some pages need, each in a chunk of its own. */
const PAGE_BEHAVIOURS: PageBehaviour[] = [
  {
    mark: "[data-lead-drawer]",
    load: () => import("./features/leads/drawer/drawer-behaviour.ts"),
    early: '[data-opens="lead-drawer"]',
  },
  { mark: "[data-lead-form]", load: () => import("./features/leads/engine/lead-form-behaviour.ts") },
  { mark: "[data-lead-steps]", load: () => import("./features/leads/engine/steps-behaviour.ts") },
  {
    mark: "[data-saved-words]",
    load: () => import("./features/wishlist/save-behaviour.ts"),
    early: "[data-save]",
  },
  { mark: "[data-float]", load: () => import("./features/sticky/float-behaviour.ts") },
  { mark: "[data-analytics]", load: () => import("./frame/analytics/analytics-behaviour.ts") },
  { mark: "[data-gallery]", load: () => import("./features/gallery/gallery-behaviour.ts") },
  { mark: "[data-gallery], [data-film]", load: () => import("./features/cues/film-behaviour.ts") },
  {
    mark: '[data-island="my-room"], [data-island="room-price"]',
    load: () => import("./features/my-room/my-room-behaviour.ts"),
  },
  { mark: "[data-filters]", load: () => import("./features/filters/filter-behaviour.ts") },
  { mark: "[data-search-box]", load: () => import("./features/search/search-behaviour.ts") },
  { mark: "[data-neighbour]", load: () => import("./features/designs/neighbours/neighbour-behaviour.ts") },
  { mark: "[data-views]", load: () => import("./features/designs/view/views-behaviour.ts") },
  { mark: "[data-embed-host]", load: () => import("./features/embeds/parent-behaviour.ts") },
  { mark: "[data-embed-demo]", load: () => import("./pages/embeds/oembed-demo/demo-behaviour.ts") },
  { mark: "[data-scene]", load: () => import("./features/smart-photo/browser/scene-behaviour.ts") },
  {
    mark: "[data-guide], [data-download-file]",
    load: () => import("./features/leads/guide/download-behaviour.ts"),
  },
];

/** Says so in the document when all are at work: whatever a visitor does before goes the way of links and forms. */
export async function attachPageBehaviours(root: ParentNode): Promise<void> {
  const needed = PAGE_BEHAVIOURS.filter(({ mark }) => root.querySelector(mark));
  await Promise.all(needed.map((behaviour) => attachBehaviour(root, behaviour)));
  document.documentElement.dataset.behaviours = "ready";
}

async function attachBehaviour(root: ParentNode, { load, early = "" }: PageBehaviour): Promise<void> {
  const pressed: HTMLElement[] = [];
  const note = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(early);
    if (button) pressed.push(button);
  };
  if (early) root.addEventListener("click", note);
  const { attach } = await load();
  root.removeEventListener("click", note);
  attach(root);
  for (const button of pressed) button.click();
}
