import { useSyncExternalStore } from "react";

/** Whether the browser has taken over: what only a script can do is said from then on. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => {};
}
