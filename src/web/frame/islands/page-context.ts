import { createContext, useContext, useSyncExternalStore } from "react";
import type { Edition } from "../../../editions/edition.ts";
import type { AtriumState, DesignIdeasState, StateStore } from "../state/page-state.ts";

export interface PageFacts {
  edition: Edition;
  state: StateStore;
}

export const PageContext = createContext<PageFacts | undefined>(undefined);

export function usePage(): PageFacts {
  const page = useContext(PageContext);
  if (!page) throw new Error("An island was rendered outside of a page");
  return page;
}

/** Whether React has hydrated the component. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => {};
}

/**
 * Subscribes to a part of the page's state. While hydrating it returns the server's state, so that the first
 * rendering matches.
 */
export function useSharedState<Value>(select: (state: Readonly<AtriumState>) => Value): Value {
  const { state } = usePage();
  return useSyncExternalStore(
    state.subscribe,
    () => select(state.getState()),
    // In the browser the initial state is the one with which the server rendered the page.
    () => select(import.meta.env.SSR ? state.getState() : state.getInitialState()),
  );
}

/** Writes facts of a design ideas page to the state, which is serialised after the page. */
export function useDesignIdeasState(known: Partial<DesignIdeasState>): void {
  usePage().state.setState("designIdeas", known);
}
