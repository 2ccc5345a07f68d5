import { groupId } from "./state/group-id.ts";

/** It keeps this far from the edges of the window, and is never lower than one can choose in. */
const MARGIN = 20;
const LOWEST = 320;

export function panelOf(root: Document): HTMLDialogElement | undefined {
  const panel = root.querySelector("[data-filters] > dialog");
  return panel instanceof HTMLDialogElement ? panel : undefined;
}

/** Without a script a chip is a plain link; with it, it opens something, and says so. */
export function tellClosed(root: ParentNode): void {
  for (const chip of root.querySelectorAll("[data-opens-group]")) chip.setAttribute("aria-expanded", "false");
}

/** One filter of the form, under the chip that stands for it. The page stays in reach around it. */
export function openPopover(panel: HTMLDialogElement, chip: HTMLElement, key: string): void {
  readyForWhole(panel);
  panel.dataset.only = key;
  const group = groupOf(panel, key);
  group?.setAttribute("data-shown", "");
  panel.setAttribute("aria-labelledby", `${groupId(key)}-name`);
  chip.setAttribute("aria-expanded", "true");
  placeUnder(panel, chip);
  panel.show();
  // By itself the browser may take the part that scrolls.
  group?.querySelector<HTMLElement>("label:not([hidden]) input, a[href]")?.focus({ preventScroll: true });
}

/** Its looks stay until it is opened anew, so that it fades as what it was. */
export function closePopover(panel: HTMLDialogElement, { giveFocusBack = false } = {}): void {
  const chip = document.querySelector<HTMLElement>('[data-opens-group][aria-expanded="true"]');
  if (!chip || !panel.open) return;
  const hasFocus = panel.contains(document.activeElement);
  chip.setAttribute("aria-expanded", "false");
  panel.close();
  if (giveFocusBack && hasFocus) chip.focus({ preventScroll: true });
}

export function closePanel(panel: HTMLDialogElement): void {
  closePopover(panel, { giveFocusBack: true });
  if (panel.open) panel.close();
}

/** Every filter, as the dialog shows them. */
export function readyForWhole(panel: HTMLDialogElement): void {
  for (const group of panel.querySelectorAll("[data-shown]")) group.removeAttribute("data-shown");
  panel.removeAttribute("data-only");
  panel.setAttribute("aria-labelledby", `${panel.id}-title`);
}

export function showGroup(panel: HTMLDialogElement, key: string): void {
  groupOf(panel, key)?.scrollIntoView({ block: "start", behavior: "instant" });
}

function groupOf(panel: HTMLDialogElement, key: string): Element | null {
  return panel.querySelector(`[data-filter="${CSS.escape(key)}"]`);
}

/** Measured from where lines begin, like everything that the styles place. */
function placeUnder(panel: HTMLDialogElement, chip: HTMLElement): void {
  const bar = (panel.parentElement ?? panel).getBoundingClientRect();
  const box = chip.getBoundingClientRect();
  const isRtl = getComputedStyle(panel).direction === "rtl";
  const start = isRtl ? bar.right - box.right : box.left - bar.left;
  const height = Math.max(LOWEST, innerHeight - bar.bottom - MARGIN);
  panel.style.setProperty("--chip-start", `${Math.round(start)}px`);
  panel.style.setProperty("--below", `${Math.round(height)}px`);
}
