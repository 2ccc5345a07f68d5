import { matchEdition } from "../../../../editions/edition.ts";
import { requestHydration } from "../../../frame/islands/request-hydration.ts";
import { showOverlay } from "../../../frame/layouts/page-now.ts";
import { onAdded } from "../../../frame/page-events.ts";
import { parseJson } from "../../../frame/state/browser-storage.ts";
import { hydrateState } from "../../../frame/state/carry-state.ts";
import { COMPARE_TRAY, parseCodes } from "./state/compare-address.ts";
import {
  adoptProducts,
  type ChosenProduct,
  codesOf,
  isChosen,
  keepProducts,
  readChosenProduct,
  readChosenProducts,
  toggleProduct,
} from "./state/compare-state.ts";
import { type CompareStore, comparedHere } from "./state/compare-store.ts";

/**
 * The toggles show and change the compared products. There is one on every card, so they are not islands: React loads
 * with the tray.
 */
export function attach(root: ParentNode): void {
  const store = comparedHere(matchEdition(location.pathname).country);
  const show = () => {
    const codes = codesOf(store.getState().chosen);
    showPressed(root, store);
    hydrateState().setState("offerings", { compared: codes });
    showOverlay("compare", codes.length > 0);
    if (codes.length > 0) requestHydration(COMPARE_TRAY);
  };
  const served = root.querySelector<HTMLElement>("[data-compared]")?.dataset.compared;
  store.change(adoptProducts(readChosenProducts(parseJson(served))));
  store.subscribe(show);
  onAdded(root, (part) => showPressed(part, store));
  root.addEventListener("pointerdown", capturePress);
  root.addEventListener("click", (event) => follow(event, store));
  show();
}

/**
 * The tray may slide over a toggle while the mouse button is pressed on it. Without the capture the browser would then
 * send the click to neither of them. A touch is captured by the browser.
 */
function capturePress(event: Event): void {
  if (!(event instanceof PointerEvent) || event.pointerType !== "mouse") return;
  toggleAt(event.target)?.setPointerCapture(event.pointerId);
}

function toggleAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-compare]") : null;
}

/** A visitor cancels a press of the mouse by moving away from the toggle; a captured press is still sent to it. */
function isCancelled(event: Event, toggle: HTMLElement): boolean {
  if (!(event instanceof PointerEvent) || event.pointerType !== "mouse") return false;
  const { left, right, top, bottom } = toggle.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < left || x > right || y < top - TARGET_EDGE || y > bottom + TARGET_EDGE;
}

/** The target of a pill is larger than its box, see compare-toggle.css. */
const TARGET_EDGE = 5;

function follow(event: Event, store: CompareStore): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const toggle = toggleAt(target);
  const product = productOf(toggle);
  if (toggle && product) {
    event.preventDefault();
    if (!isCancelled(event, toggle)) store.change(toggleProduct(product));
  }
  // A link of the comparison that removes a product also updates the device.
  const left = target.closest<HTMLElement>("[data-compare-keep]")?.dataset.compareKeep;
  if (left !== undefined) store.change(keepProducts(parseCodes(left)));
}

function showPressed(part: ParentNode, store: CompareStore): void {
  const { chosen } = store.getState();
  for (const toggle of part.querySelectorAll<HTMLElement>("[data-compare]")) {
    const product = productOf(toggle);
    const isPressed = String(product !== undefined && isChosen(chosen, product.code));
    // Writes the attribute only when it changes, because every write makes the browser recalculate styles.
    if (toggle.getAttribute("aria-pressed") !== isPressed) toggle.setAttribute("aria-pressed", isPressed);
  }
}

function productOf(toggle: HTMLElement | null): ChosenProduct | undefined {
  return readChosenProduct(parseJson(toggle?.dataset.compare));
}
