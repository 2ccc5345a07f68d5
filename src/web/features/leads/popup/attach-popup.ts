import { wakeIslands } from "../../../frame/islands/wake-islands.ts";
import { connection } from "../../../frame/navigation/prefetch.ts";
import { onTold } from "../../../frame/page-events.ts";
import { hydrateState } from "../../../frame/state/carry-state.ts";
import { createPopupWatch, mayAsk, rememberInteraction } from "./popup-rules.ts";

const POPUP = "lead-popup";
const PHONE = "(width < 600px)";

/** Asks once, late, and never again: not whoever has found a form by themselves, nor whoever saves data. */
export function attachPopup(root: ParentNode): void {
  const hasPopup = root.querySelector(`[data-island="${POPUP}"]`) !== null;
  if (!hasPopup || connection()?.saveData || !mayAsk()) return;
  const state = hydrateState();
  const { delaySeconds } = state.getState().mobilePopup;
  const isDue = createPopupWatch(delaySeconds);
  const seconds = setInterval(() => {
    if (!isDue(thisSecond())) return;
    clearInterval(seconds);
    // Another tab may have asked meanwhile.
    if (mayAsk()) open();
  }, 1000);

  const settle = () => {
    clearInterval(seconds);
    rememberInteraction();
  };
  const open = () => {
    state.setState("mobilePopup", { isOpen: matchMedia(PHONE).matches });
    addEventListener("pagehide", settle);
    wakeIslands(POPUP);
  };
  onTold("atrium:form-opened", settle);
  onTold("atrium:lead-sent", settle);
  document.addEventListener("input", ({ target }) => {
    if (target instanceof Element && target.closest(".lead-form")) settle();
  });
}

function thisSecond() {
  const { scrollHeight } = document.documentElement;
  return {
    isVisible: document.visibilityState === "visible",
    readShare: (scrollY + innerHeight) / scrollHeight,
    isBusy: document.querySelector(BUSY) !== null,
  };
}

const BUSY = "dialog[open], :popover-open, input:focus, textarea:focus, select:focus, .consent:not([hidden])";
