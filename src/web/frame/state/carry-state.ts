import type { AtriumState, StateStore } from "./page-state.ts";
import { createStore } from "./store.ts";

export const STATE_ELEMENT_ID = "atrium-state";

/** For `<script type="application/json">`: "<" is escaped, because a text with </script> would end the element. */
export function serialiseState(store: StateStore): string {
  return JSON.stringify(store.getState()).replaceAll("<", "\\u003c");
}

let hydrated: StateStore | undefined;

/** The page's state in the browser, read from the document once. */
export function hydrateState(page: StatePage = document): StateStore {
  hydrated ??= createStore<AtriumState>(
    JSON.parse(page.getElementById(STATE_ELEMENT_ID)?.textContent ?? "{}"),
  );
  return hydrated;
}

interface StatePage {
  getElementById: (id: string) => { textContent: string | null } | null;
}
