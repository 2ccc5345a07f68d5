import type { StateStore } from "./page-state.ts";

interface ThankYou {
  visit: Record<string, unknown> | null;
  selectedEc: Record<string, unknown> | null;
}

/** The thank-you screen is shown; with a visit it is the one of an engagement centre. */
export function showThankYou(store: StateStore, { visit, selectedEc }: ThankYou): void {
  const { thankYou } = store.getState();
  store.setState("thankYou", {
    showThankYouScreen: true,
    msgObj: { ...thankYou.msgObj, ecThanksScreen: visit !== null, ecVisitThanksObj: visit },
  });
  store.setState("selectedEc", visit ? selectedEc : null);
}
