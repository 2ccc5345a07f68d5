import { onAdded } from "../added-content.ts";
import { onTold } from "../page-events.ts";
import { track } from "./track.ts";

/** Hears what happens on a page. Nothing leaves it from here unless the visitor has agreed; see track.ts. */
export function listenForEvents(root: Document): void {
  root.addEventListener("click", noteClick, { capture: true });
  root.addEventListener("submit", noteSubmit, { capture: true });
  onTold("atrium:form-opened", ({ ctaType, title }) =>
    track("lead_form_open", { cta_type: ctaType, form_title: title }),
  );
  let lastCta = "";
  onTold("atrium:lead-sent", ({ ctaType }) => {
    lastCta = ctaType;
    track("lead_submit", { cta_type: ctaType });
  });
  onAdded(root, (part) => {
    if (part.matches("[data-thanks]") || part.querySelector("[data-thanks]"))
      track("lead_thank_you", { cta_type: lastCta });
  });
  const complete = "design-ideas wishlist-complete";
  onTold(complete, ({ design, count }) => track(complete, { design: design.slug, count }));
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
