import { useSyncExternalStore } from "react";
import type { AtriumState } from "../state/page-state.ts";
import { usePage } from "./page-context.ts";

/** A part of the page's state, followed. On hydration it is what the server saw, so that the first rendering is the same. */
export function useSharedState<Value>(select: (state: Readonly<AtriumState>) => Value): Value {
  const { state } = usePage();
  return useSyncExternalStore(
    state.subscribe,
    () => select(state.getState()),
    // In the browser the initial state is what the server had when it rendered the page.
    () => select(import.meta.env.SSR ? state.getState() : state.getInitialState()),
  );
}
