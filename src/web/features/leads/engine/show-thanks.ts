import type { Region } from "../../../../editions/regions.ts";
import { announceAdded } from "../../../frame/added-content.ts";
import { hydrateState } from "../../../frame/state/carry-state.ts";
import { editionOfForm } from "../send/check-form.ts";
import { showFormState } from "./form-view.ts";

const PATIENCE_MS = 6000;

/** The lead's own thank-you takes the place of the form; a plain one where it has none, or that page cannot be had. */
export async function showThanks(form: HTMLFormElement, token: string | undefined): Promise<void> {
  const own = token === undefined ? undefined : await fetchThanks(thanksAddress(form, token));
  const thanks = own ?? plainThanks();
  showFormState(form, "sent");
  hydrateState().setState("thankYou", { showThankYouScreen: true });
  hydrateState().setState("leadForm", { thankYouModal: true });
  if (!thanks) return;
  form.after(thanks);
  announceAdded(thanks);
  focusHeading(thanks);
  // Who opens the drawer again wants something new.
  form.closest("dialog")?.addEventListener("close", () => hideThanks(form, thanks), { once: true });
}

/** The page of a stored lead, in the form's own region. */
export function thanksAddress(form: HTMLFormElement, token: string): string {
  return thanksPath(editionOfForm(form).region, token);
}

/** Written out: the url table does not travel to browsers. A test holds that the two agree. */
export function thanksPath(region: Region, token: string): string {
  return `/${region}/thank-you/${encodeURIComponent(token)}`;
}

function hideThanks(form: HTMLFormElement, thanks: Element): void {
  thanks.remove();
  showFormState(form, "idle");
  hydrateState().setState("thankYou", { showThankYouScreen: false });
  hydrateState().setState("leadForm", { thankYouModal: false });
}

async function fetchThanks(address: string): Promise<Element | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) return undefined;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const thanks = page.querySelector("[data-thanks]");
    return thanks ? document.adoptNode(thanks) : undefined;
  } catch {
    // The lead is stored, so the visitor is thanked whatever the line does now.
    return undefined;
  }
}

function plainThanks(): Element | undefined {
  const mould =
    document.querySelector<HTMLTemplateElement>("[data-thanks-fallback]")?.content.firstElementChild;
  return mould ? document.importNode(mould, true) : undefined;
}

function focusHeading(thanks: Element): void {
  const heading = thanks.querySelector<HTMLElement>("h1, h2, h3");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
