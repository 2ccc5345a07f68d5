import { attachShell } from "../state/attach-shell.ts";
import type { StateStore } from "../state/page-state.ts";
import { isKnown } from "./is-known.ts";
import { showAccount } from "./show-account.ts";

/** What a page does for the few who come by the app, or are logged in. */
export function attachVisitor(state: StateStore): void {
  if (state.getState().mode === "shell") attachShell(state);
  if (isKnown()) void showAccount(state);
}
