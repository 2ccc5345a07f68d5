import type { CtaType } from "../../../../contracts/leads/cta-types.ts";
import { isForAnotherTab, openDialog } from "../../../../ui/behaviours/dialogs.ts";
import type { HeaderMedia } from "../../../frame/drawer-templates.ts";
import { hydrateState } from "../../../frame/state/carry-state.ts";
import { removeMedia, showMedia } from "./drawer-media.ts";
import { showAbout } from "./show-about.ts";

const OPENERS = '[data-opens="lead-drawer"]';

/** Fills the lead drawer with what its opener says, and with the defaults where it says nothing. */
export function attach(root: ParentNode): void {
  const drawer = document.querySelector<HTMLDialogElement>("[data-lead-drawer]");
  if (!drawer) return;
  let opener: HTMLElement | undefined;
  const fillFor = (event: Event) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(OPENERS);
    if (!pressed || !(event instanceof MouseEvent) || isForAnotherTab(event)) return;
    opener = pressed;
    openFor(drawer, pressed.dataset);
  };
  // Before the drawer opens: some prices that it takes along are not shown any more behind it.
  root.addEventListener("click", fillFor, { capture: true });
  drawer.addEventListener("close", () => {
    removeMedia(drawer);
    hydrateState().setState("drawer", { isOpen: false });
    if (opener && !opener.checkVisibility()) focusInsteadOf(opener);
  });
}

interface DrawerWish {
  title?: string;
  button?: string;
  ctaType?: CtaType;
  about?: string;
}

/** Opens the drawer for whoever is no link of this page, such as an embed in it. */
export function openLeadDrawer({ title, button, ctaType, about }: DrawerWish): void {
  const drawer = document.querySelector<HTMLDialogElement>("[data-lead-drawer]");
  if (!drawer) return;
  if (!drawer.open) openDialog(drawer.id);
  openFor(drawer, { formTitle: title, ctaText: button, ctaType, about });
}

function openFor(drawer: HTMLDialogElement, asked: DOMStringMap): void {
  const title = asked.formTitle || drawer.dataset.title || "";
  const button = asked.ctaText || drawer.dataset.button || "";
  const ctaType = asked.ctaType || drawer.dataset.ctaType || "";
  write(drawer, ".modal__head h2", title);
  write(drawer, "[data-lead-submit] .btn__label", button);
  fill(drawer, "form_title", title);
  fill(drawer, "cta_type", ctaType);
  fill(drawer, "about", showAbout(drawer, asked));
  const state = hydrateState();
  const shape = showMedia(
    drawer,
    asked.template || drawer.dataset.pageTemplate || "",
    mediaFor(drawer, asked),
  );
  state.setState("drawer", { isOpen: true, heading: title, ctaText: button, ...shape });
  state.setState("leadForm", { formTitle: title, primaryButtonText: button });
  state.setState("leadSubmissionCtaType", ctaType);
  document.dispatchEvent(new CustomEvent("atrium:form-opened", { detail: { ctaType, title } }));
}

/** What the opener brings, or else what the page has for all of them. */
function mediaFor(drawer: HTMLElement, asked: DOMStringMap): HeaderMedia | null {
  const { mediaUrl, mediaAlt } = asked.mediaUrl ? asked : drawer.dataset;
  return mediaUrl ? { url: mediaUrl, altText: mediaAlt ?? "" } : null;
}

/** A link inside of a menu that has closed since cannot take the focus back; the button of that menu can. */
function focusInsteadOf(opener: HTMLElement): void {
  const menu = opener.closest("[popover]");
  if (menu) document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus();
}

function write(drawer: Element, selector: string, text: string): void {
  const place = drawer.querySelector(selector);
  if (place) place.textContent = text;
}

function fill(drawer: Element, name: string, value: string): void {
  const field = drawer.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`);
  if (field) field.value = value;
}
