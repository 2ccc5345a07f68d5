import { hasRoom } from "./features/design-ideas/my-room/has-room.ts";
import { nextTask } from "./frame/after-paint.ts";
import { onStorageChange } from "./frame/state/browser-storage.ts";

interface PageBehaviour {
  mark: string;
  load: () => Promise<{ attach: (root: ParentNode) => void }>;
  /** Buttons without a default action: a press while the chunk is loading is replayed afterwards. */
  early?: string;
  /** False while there is nothing to do; checked again when the browser's storage changes. */
  isDue?: () => boolean;
}

/** Plain scripts for markup without state, each loaded where it is needed. */
const PAGE_BEHAVIOURS: PageBehaviour[] = [
  {
    mark: "[data-saved-words]",
    load: () => import("./features/customer/wishlist/save-behaviour.ts"),
    early: "[data-save]",
  },
  { mark: "[data-compared]", load: () => import("./features/design-ideas/compare/compare-behaviour.ts") },
  { mark: ".float:not(.consent)", load: () => import("./features/leads/sticky/overlay-behaviour.ts") },
  {
    mark: "[data-consent]",
    load: () => import("./frame/consent/consent-behaviour.ts"),
    early: "[data-consent] button",
  },
  { mark: "[data-analytics]", load: () => import("./frame/analytics/analytics-behaviour.ts") },
  { mark: "[data-gallery]", load: () => import("./features/lists/gallery/gallery-behaviour.ts") },
  { mark: "[data-gallery], .film-dialog", load: () => import("./features/lists/cues/film-behaviour.ts") },
  { mark: '[data-island="my-room"]', load: loadRoom },
  // Without a stored room there is nothing to price, and this page has no form for one; another tab may store one.
  {
    mark: ":root:not(:has([data-island='my-room'])) [data-island='room-price']",
    load: loadRoom,
    isDue: hasRoom,
  },
  { mark: ".filterbar-edge", load: () => import("./features/lists/filters/bar-behaviour.ts") },
  {
    mark: "[data-print]",
    load: () => import("./features/looks-and-offerings/explainers/parts/print-behaviour.ts"),
    early: "[data-print]",
  },
  { mark: ".rail", load: () => import("../ui/behaviours/rail.ts"), early: ".rail__arrows button" },
  { mark: ".tooltip", load: () => import("../ui/behaviours/tooltip.ts") },
  { mark: "[data-contents]", load: () => import("./features/magazine/article/head/contents-behaviour.ts") },
  { mark: ".snippet", load: () => import("./pages/embeds/oembed-demo/demo-behaviour.ts") },
];

/** Marks the document when all behaviours are attached; before that, links and forms work without scripts. */
export async function attachPageBehaviours(root: ParentNode): Promise<void> {
  const needed = PAGE_BEHAVIOURS.filter(({ mark }) => root.querySelector(mark));
  await Promise.all(needed.map((behaviour) => attachBehaviour(root, behaviour)));
  document.documentElement.dataset.behaviours = "ready";
}

function loadRoom() {
  return import("./features/design-ideas/my-room/load-room.ts");
}

async function attachBehaviour(root: ParentNode, behaviour: PageBehaviour): Promise<void> {
  const { load, early = "", isDue } = behaviour;
  if (isDue && !isDue()) return attachLater(root, behaviour);
  const pressed: HTMLElement[] = [];
  const note = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(early);
    if (button) pressed.push(button);
  };
  if (early) root.addEventListener("click", note);
  const { attach } = await load();
  await nextTask();
  root.removeEventListener("click", note);
  attach(root);
  for (const button of pressed) button.click();
}

/** Another tab may store the data, or may have stored it while this page was inactive. */
function attachLater(root: ParentNode, behaviour: PageBehaviour): void {
  const attached = new AbortController();
  const look = () => {
    if (!behaviour.isDue?.()) return;
    attached.abort();
    void attachBehaviour(root, behaviour);
  };
  onStorageChange(() => true, look, { signal: attached.signal });
}
