import { useCallback, useSyncExternalStore } from "react";
import { usePage } from "../../frame/islands/page-context.ts";
import type { ChosenProduct } from "./state/chosen-product.ts";
import type { CompareState } from "./state/compare-state.ts";
import type { CompareStore } from "./state/compare-store.ts";
import { comparedHere } from "./state/compared-here.ts";

/** What is compared, followed: on the server, and in what hydrates it, what the address says; then what the device keeps. */
export function useCompared(served: readonly ChosenProduct[]): CompareState & { store: () => CompareStore } {
  const { country } = usePage().edition;
  const store = useCallback(() => comparedHere(country), [country]);
  const subscribe = useCallback((listen: () => void) => store().subscribe(listen), [store]);
  const device = useSyncExternalStore(
    subscribe,
    () => store().getState(),
    () => undefined,
  );
  return { ...(device ?? { chosen: served }), store };
}
