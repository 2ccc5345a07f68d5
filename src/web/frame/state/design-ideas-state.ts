import { usePage } from "../islands/page-context.ts";
import type { DesignIdeasState } from "./page-state.ts";

/** Puts facts of a page of design ideas into the state, which is serialised after the page. */
export function useDesignIdeasState(known: Partial<DesignIdeasState>): void {
  usePage().state.setState("designIdeas", known);
}
