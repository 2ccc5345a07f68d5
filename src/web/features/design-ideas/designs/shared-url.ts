import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let told: string | undefined;

/** What is chosen on a page belongs into the address that is sent on, and is chosen after the page was made. */
export function shareSearch(search: string): void {
  told = search;
  for (const listen of listeners) listen();
}

/** The page's address with what has been chosen since. */
export function useSharedUrl(served: string): string {
  const search = useSyncExternalStore(
    subscribe,
    () => told,
    () => undefined,
  );
  return search === undefined ? served : (served.split("?")[0] ?? "") + search;
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
