import { usePage } from "../../frame/islands/page-context.ts";
import type { AtriumState } from "../../frame/state/state.ts";

/** Puts what a page of looks knows into the state, which is written behind the page. */
export function useLooksState(known: Partial<AtriumState["looks"]>): void {
  usePage().state.setState("looks", known);
}
