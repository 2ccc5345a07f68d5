import { useSyncExternalStore } from "react";
import { createValue } from "../../../frame/state/store.ts";

/** The query with the visitor's choices since the page was rendered. */
const chosenSearch = createValue<string | undefined>(undefined);

export const shareSearch = chosenSearch.setState;

export function useSharedUrl(served: string): string {
  const search = useSyncExternalStore(chosenSearch.subscribe, chosenSearch.getState, () => undefined);
  return search === undefined ? served : (served.split("?")[0] ?? "") + search;
}
