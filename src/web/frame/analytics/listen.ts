import { onAdded } from "../added-content.ts";
import { track } from "./track.ts";

/** Hears what happens on a page. Nothing leaves it from here unless the visitor has agreed; see track.ts. */
export function listenForEvents(root: Document): void {
  root.addEventListener("click", noteClick, { capture: true });
  root.addEventListener("submit", noteSubmit, { capture: true });
  onDetail(root, "atrium:form-opened", (detail) =>
    track("lead_form_open", { cta_type: textIn(detail, "ctaType"), form_title: textIn(detail, "title") }),
  );
  let lastCta = "";
  onDetail(root, "atrium:lead-sent", (detail) => {
    lastCta = textIn(detail, "ctaType");
    track("lead_submit", { cta_type: lastCta });
  });
  onAdded(root, (part) => {
    if (part.matches("[data-thanks]") || part.querySelector("[data-thanks]"))
      track("lead_thank_you", { cta_type: lastCta });
  });
  onDetail(root, "design-ideas wishlist-complete", (detail) =>
    track("design-ideas wishlist-complete", {
      design: textIn(Reflect.get(detail, "design"), "slug"),
      count: Number(Reflect.get(detail, "count")),
    }),
  );
}

function noteClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const cta = target.closest<HTMLElement>("a[data-cta-type], button[data-cta-type]");
  if (cta)
    track("cta_click", { cta_type: cta.dataset.ctaType ?? "", form_title: cta.dataset.formTitle ?? "" });
  const language = target.closest<HTMLAnchorElement>("a[hreflang]");
  if (language) track("language_switch", { locale: language.hreflang });
  const notice = target.closest("[data-notice-close]")?.closest<HTMLElement>("[data-notice]");
  if (notice) track("notice_close", { notice: notice.dataset.notice ?? "" });
}

function noteSubmit({ target: form }: Event): void {
  if (!(form instanceof HTMLFormElement)) return;
  const fields = new FormData(form);
  if (form.matches("[data-search-box]")) track("search", { keyword: textOf(fields.get("q")) });
  if (form.matches("#my-room-form"))
    track("room_price_set", { city: textOf(fields.get("city")), tier: textOf(fields.get("tier")) });
  const filters = [...new Set(fields.keys())].filter((name) => name.startsWith("f."));
  if (filters.length > 0) track("filter_change", { filters: filters.join(" ") });
}

function onDetail(root: Document, type: string, tell: (detail: object) => void): void {
  root.addEventListener(type, (event) => {
    if (event instanceof CustomEvent && typeof event.detail === "object" && event.detail !== null)
      tell(event.detail);
  });
}

function textIn(holder: unknown, name: string): string {
  return typeof holder === "object" && holder !== null ? textOf(Reflect.get(holder, name)) : "";
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
