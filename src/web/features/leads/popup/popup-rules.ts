import { keep, keptText } from "../../../frame/state/browser-storage.ts";

export const POPUP_KEY = "popUpInteracted";

export interface VisitSecond {
  isVisible: boolean;
  /** How much of the page has passed through the window, from 0 to 1. */
  readShare: number;
  isBusy: boolean;
}

const READ_SHARE = 0.5;

/** Counts visible seconds. True once, after the delay, when half of the page was read and the visitor is not busy. */
export function createPopupWatch(delaySeconds: number): (second: VisitSecond) => boolean {
  let seconds = 0;
  let furthest = 0;
  let isDone = false;
  return ({ isVisible, readShare, isBusy }) => {
    if (isDone || !isVisible) return false;
    seconds += 1;
    furthest = Math.max(furthest, readShare);
    isDone = seconds >= delaySeconds && furthest >= READ_SHARE && !isBusy;
    return isDone;
  };
}

/** Who cannot be remembered is not asked: they would be asked again on every page. */
export function mayAsk(): boolean {
  return keptText("device", POPUP_KEY) === null;
}

export function rememberInteraction(): void {
  keep("device", POPUP_KEY, "true");
}
