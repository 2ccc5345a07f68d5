import { type Granted, grant, readChoice } from "../consent/choice.ts";
import type { AnalyticsPart } from "../consent/consent-banner.tsx";
import { ANALYTICS_DELAY_MS } from "../navigation/constants.ts";
import { onAdded, onPageEvent } from "../page-events.ts";
import { hydrateState } from "../state/carry-state.ts";
import type { AtriumState } from "../state/page-state.ts";
import { type EventFields, type EventName, eventFields } from "./events.ts";
import { createTags, TAG_CATEGORIES, type TagCategory, type Tags } from "./tags.ts";

const NOTHING = grant([]);

/** Tracks a visit as far as the visitor consents, and only long after the page is ready (AN-01). */
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
    // No script is loaded if the visitor withdraws consent within the delay.
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
  onPageEvent("atrium:consent", take);
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

type Known = Pick<AtriumState, "currentPageSlug" | "device" | "mode" | "featureToggles" | "designIdeas">;

function pageFields({
  currentPageSlug,
  device,
  mode,
  featureToggles,
  designIdeas,
}: Known): EventFields<"page_view"> {
  return {
    slug: currentPageSlug,
    content_type: designIdeas.currentContentType,
    device,
    mode,
    features: Object.entries(featureToggles)
      .map(([feature, isOn]) => `${feature}:${isOn ? "on" : "off"}`)
      .join(" "),
  };
}

/** Listens for events of a page. Nothing is sent without consent: see track. */
function listenForEvents(root: Document): void {
  root.addEventListener("click", noteClick, { capture: true });
  root.addEventListener("submit", noteSubmit, { capture: true });
  onPageEvent("atrium:form-opened", ({ ctaType, title }) =>
    track("lead_form_open", { cta_type: ctaType, form_title: title }),
  );
  let lastCta = "";
  onPageEvent("atrium:lead-sent", ({ ctaType }) => {
    lastCta = ctaType;
    track("lead_submit", { cta_type: ctaType });
  });
  onAdded(root, (part) => {
    if (part.matches("[data-thanks]") || part.querySelector("[data-thanks]"))
      track("lead_thank_you", { cta_type: lastCta });
  });
  const complete = "design-ideas wishlist-complete";
  onPageEvent(complete, ({ design, count }) => track(complete, { design: design.slug, count }));
}

function noteClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const cta = target.closest<HTMLElement>("a[data-cta-type], button[data-cta-type]");
  if (cta)
    track("cta_click", { cta_type: cta.dataset.ctaType ?? "", form_title: cta.dataset.formTitle ?? "" });
  const language = target.closest<HTMLAnchorElement>("a[hreflang]");
  if (language) track("language_switch", { locale: language.hreflang });
  const notice = target.closest("button")?.closest<HTMLElement>("[data-notice]");
  if (notice) track("notice_close", { notice: notice.dataset.notice ?? "" });
}

function noteSubmit({ target: form }: Event): void {
  if (!(form instanceof HTMLFormElement)) return;
  const fields = new FormData(form);
  if (form.matches(".search-box")) track("search", { keyword: textOf(fields.get("q")) });
  if (form.matches("#my-room-form"))
    track("room_price_set", { city: textOf(fields.get("city")), tier: textOf(fields.get("tier")) });
  const filters = [...new Set(fields.keys())].filter((name) => name.startsWith("f."));
  if (filters.length > 0) track("filter_change", { filters: filters.join(" ") });
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}

type Sink = (name: EventName, fields: Record<string, string | number>) => void;

let sink: Sink | undefined;

/** Sends an event to analytics, only if it is configured and the visitor has consented. */
export function track<Name extends EventName>(name: Name, fields: EventFields<Name>): void {
  sink?.(name, eventFields(name, fields));
}

export function sendEventsTo(next: Sink | undefined): void {
  sink = next;
}
