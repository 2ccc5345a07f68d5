import { usePage } from "../islands/page-context.ts";
import type { DesignIdeasState } from "./page-state.ts";

/** Puts what a page of design ideas knows into the state, which is written behind the page. */
export function useDesignIdeasState(known: Partial<DesignIdeasState>): void {
  usePage().state.setState("designIdeas", known);
}
