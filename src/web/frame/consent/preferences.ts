import { readStored, store } from "../state/browser-storage.ts";
import { BEFORE_A_CHOICE, readChoice } from "./choice.ts";

/** Reads a preference on this device, such as a city. If the visitor refuses preferences, nothing is stored. */
export function readPreference(key: string): string | undefined {
  return mayStorePreferences() ? (readStored("device", key) ?? undefined) : undefined;
}

/** Undefined deletes the preference. */
export function storePreference(key: string, text: string | undefined): void {
  if (mayStorePreferences()) store("device", key, text ?? null);
}

export function mayStorePreferences(): boolean {
  return (readChoice(document.cookie)?.granted ?? BEFORE_A_CHOICE).preferences;
}
