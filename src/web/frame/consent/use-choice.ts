import { useMemo, useSyncExternalStore } from "react";
import { type Choice, readChoice } from "./choice.ts";

/** What is chosen, followed. Nothing on the server and in what hydrates it: only the browser knows; null is no choice. */
export function useChoice(): Choice | null | undefined {
  const cookies = useSyncExternalStore(
    subscribe,
    () => document.cookie,
    () => undefined,
  );
  return useMemo(() => (cookies === undefined ? undefined : (readChoice(cookies) ?? null)), [cookies]);
}

function subscribe(listen: () => void): () => void {
  document.addEventListener("atrium:consent", listen);
  return () => document.removeEventListener("atrium:consent", listen);
}
