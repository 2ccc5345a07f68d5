import { type Granted, grant, readChoice } from "../consent/choice.ts";
import { ANALYTICS_DELAY_MS } from "../navigation/constants.ts";
import { onTold } from "../page-events.ts";
import { hydrateState } from "../state/carry-state.ts";
import type { AnalyticsPart } from "./analytics-part.ts";
import { eventFields } from "./events.ts";
import { listenForEvents } from "./listen.ts";
import { pageFields } from "./page-fields.ts";
import { createTags, TAG_CATEGORIES, type TagCategory, type Tags } from "./tags.ts";
import { sendEventsTo } from "./track.ts";

const NOTHING = grant([]);

/** Counts a visit as far as the visitor allows it, and only when the page is long ready (AN-01). */
export function attach(root: ParentNode): void {
  const told = root.querySelector<HTMLElement>("[data-analytics]")?.dataset.analytics;
  if (!told) return;
  const { page, ...settings }: AnalyticsPart = JSON.parse(told);
  const isReady = afterLoad(ANALYTICS_DELAY_MS);
  let tags: Tags | undefined;
  const begun = new Set<TagCategory>();
  let granted: Granted = NOTHING;

  const begin = ({ view, scripts }: Tags, category: TagCategory) => {
    begun.add(category);
    view(eventFields("page_view", { ...page, ...pageFields(hydrateState().getState()) }), category);
    // Who changes their mind within these seconds has loaded nothing.
    void isReady.then(() => granted[category] && scripts[category].forEach(loadScript));
  };
  const take = (choice: Granted) => {
    granted = choice;
    const allowed = TAG_CATEGORIES.filter((category) => choice[category]);
    if (allowed.length > 0) tags ??= createTags(settings, window);
    tags?.setConsent(choice);
    for (const category of allowed) if (tags && !begun.has(category)) begin(tags, category);
    sendEventsTo(allowed.length > 0 ? tags?.send : undefined);
  };

  listenForEvents(document);
  onTold("atrium:consent", take);
  const known = readChoice(document.cookie);
  if (known) take(known.granted);
}

function afterLoad(delay: number): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => void setTimeout(resolve, delay);
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
}

const loaded = new Set<string>();

function loadScript(src: string): void {
  if (loaded.has(src)) return;
  loaded.add(src);
  document.head.append(Object.assign(document.createElement("script"), { async: true, src }));
}
