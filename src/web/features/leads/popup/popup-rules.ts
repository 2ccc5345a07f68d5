import { readStored, store } from "../../../frame/state/browser-storage.ts";

export const POPUP_KEY = "popUpInteracted";

export interface VisitSecond {
  isVisible: boolean;
  /** The share of the page that was visible in the viewport, from 0 to 1. */
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

/** Visitors without storage are excluded, because the pop-up would open on every page. */
export function mayOpenPopup(): boolean {
  return readStored("device", POPUP_KEY) === null;
}

export function rememberInteraction(): void {
  store("device", POPUP_KEY, "true");
}
