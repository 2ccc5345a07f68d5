import { isRegion } from "../../../editions/regions.ts";
import { showOverlay } from "../layouts/page-now.ts";
import { onPageEvent } from "../page-events.ts";
import { grant, isOptedOut, readChoice } from "./choice.ts";
import { askedCategories } from "./consent-categories.ts";
import { decide } from "./decide.ts";

/** Shows the question to visitors who have not chosen yet. The panel offers the single categories. */
export function attach(root: ParentNode): void {
  const banner = root.querySelector<HTMLElement>("[data-consent]");
  const region = banner?.dataset.consent ?? "";
  if (!banner || !isRegion(region)) return;
  banner.addEventListener("click", ({ target }) => {
    const answer = target instanceof Element && target.closest<HTMLButtonElement>("button[value]")?.value;
    if (answer) void decide(grant(answer === "all" ? askedCategories(banner.dataset.asks) : []), region);
  });
  const show = (isShown: boolean) => {
    banner.hidden = !isShown;
    showOverlay("consent", isShown);
  };
  onPageEvent("atrium:consent", () => show(false));
  const signals = {
    globalPrivacyControl: Reflect.get(navigator, "globalPrivacyControl"),
    doNotTrack: navigator.doNotTrack,
  };
  if (!readChoice(document.cookie) && !isOptedOut(signals)) show(true);
}
