import { useCallback, useSyncExternalStore } from "react";
import { usePage } from "../../frame/islands/page-context.ts";
import type { SavedDesign } from "./saved-design.ts";
import { savedDesigns } from "./saved-designs.ts";

/** What is saved, followed. Nothing on the server and in what hydrates it: only the device knows. */
export function useSaved(): readonly SavedDesign[] | undefined {
  const { country } = usePage().edition;
  const subscribe = useCallback((listen: () => void) => savedDesigns(country).subscribe(listen), [country]);
  return useSyncExternalStore(
    subscribe,
    () => savedDesigns(country).list(),
    () => undefined,
  );
}
