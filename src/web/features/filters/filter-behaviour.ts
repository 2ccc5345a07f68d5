import { onAdded } from "../../frame/added-content.ts";
import { showGallery } from "../gallery/show-gallery.ts";
import { attachFields, formHref, takeAway, takeBand } from "./filter-fields.ts";
import {
  closePanel,
  closePopover,
  openPopover,
  panelOf,
  readyForWhole,
  showGroup,
  tellClosed,
} from "./filter-popover.ts";
import { countSoon } from "./live-count.ts";
import { followEdge } from "./stick-bar.ts";

const PHONE = "(width < 600px)";

/** The form works by itself. This shows what a choice would find before it is applied, and the list without a new page. */
export function attach(root: ParentNode): void {
  followEdge(root);
  // Before others see them: the gallery answers links and forms in its parts, and dialogs their openers.
  root.addEventListener("click", answerClick, { capture: true });
  root.addEventListener("submit", answerSubmit, { capture: true });
  root.addEventListener("change", answerChange);
  root.addEventListener("input", answerTyping);
  root.addEventListener("focusout", answerLeaving);
  root.addEventListener("keydown", answerKey);
  tellClosed(root);
  onAdded(root, tellClosed);
}

function answerClick(event: Event): void {
  if (!(event.target instanceof Element) || !(event instanceof MouseEvent)) return;
  const panel = panelOf(document);
  if (!panel || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const opener = event.target.closest<HTMLElement>(`[data-opens="${panel.id}"]`);
  if (opener) answerOpener(event, panel, opener);
  else if (panel.contains(event.target)) answerInside(event, panel, event.target);
  else closePopover(panel);
}

function answerOpener(event: MouseEvent, panel: HTMLDialogElement, opener: HTMLElement): void {
  const group = opener.dataset.opensGroup;
  const isOpenAlready = opener.getAttribute("aria-expanded") === "true";
  closePopover(panel);
  if (group === undefined || matchMedia(PHONE).matches) {
    readyForWhole(panel);
    if (group !== undefined) requestAnimationFrame(() => showGroup(panel, group));
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (!isOpenAlready) openPopover(panel, opener, group);
}

function answerInside(event: MouseEvent, panel: HTMLDialogElement, target: Element): void {
  if (target.closest("[data-filter-reset]")) closePanel(panel);
  const form = panel.querySelector("form[data-filter-form]");
  const band = target.closest<HTMLElement>("a[data-low]");
  const applied = target.closest<HTMLElement>("a[data-removes]");
  if (!(form instanceof HTMLFormElement) || !(band || applied)) return;
  event.preventDefault();
  if (band) takeBand(band);
  if (applied) takeAway(form, applied);
  afterPaint(() => showChoice(form));
}

function answerSubmit(event: Event): void {
  const form = filterForm(event.target);
  const panel = panelOf(document);
  if (!form || !panel) return;
  event.preventDefault();
  const href = formHref(form);
  closePanel(panel);
  // The list may be known already from its count, and would be exchanged before the press is seen to do anything.
  afterPaint(() => void showGallery(href));
}

function answerChange({ target }: Event): void {
  const form = target instanceof HTMLInputElement ? filterForm(target.form) : undefined;
  if (form) afterPaint(() => showChoice(form));
}

/** Numbers change with every key; whoever types should not have to leave the field to see what it finds. */
function answerTyping({ target }: Event): void {
  const form = target instanceof HTMLInputElement && target.type === "number" && filterForm(target.form);
  if (form) countSoon(form);
}

function answerLeaving(event: Event): void {
  const panel = panelOf(document);
  if (!panel || !(event instanceof FocusEvent) || !(event.relatedTarget instanceof Element)) return;
  const isInside = event.target instanceof Node && panel.contains(event.target);
  const isToChip = event.relatedTarget.matches("[data-opens-group]");
  if (isInside && !isToChip && !panel.contains(event.relatedTarget)) closePopover(panel);
}

function answerKey(event: Event): void {
  const panel = panelOf(document);
  if (panel && event instanceof KeyboardEvent && event.key === "Escape")
    closePopover(panel, { giveFocusBack: true });
}

function showChoice(form: HTMLFormElement): void {
  attachFields(form);
  countSoon(form);
}

function filterForm(target: EventTarget | null): HTMLFormElement | undefined {
  return target instanceof HTMLFormElement && target.matches("[data-filter-form]") ? target : undefined;
}

/** The mark in the box is drawn first; what follows from it may come a frame later. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
