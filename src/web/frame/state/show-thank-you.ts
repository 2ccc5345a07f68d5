import type { StateStore } from "./page-state.ts";

interface ThankYou {
  visit: Record<string, unknown> | null;
  selectedEc: Record<string, unknown> | null;
}

export function showThankYou(store: StateStore, { visit, selectedEc }: ThankYou): void {
  const { thankYou } = store.getState();
  store.setState("thankYou", {
    showThankYouScreen: true,
    msgObj: { ...thankYou.msgObj, ecThanksScreen: visit !== null, ecVisitThanksObj: visit },
  });
  store.setState("selectedEc", visit ? selectedEc : null);
}
