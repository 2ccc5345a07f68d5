import { mayStorePreferences } from "../../../frame/consent/preferences.ts";
import { readStoredJson, store } from "../../../frame/state/browser-storage.ts";

const KEY = "atrium-recent-searches";
const MOST = 5;

/** The latest searches on this device, newest first; they never leave the device. */
export function readRecent(): string[] {
  const kept = mayStorePreferences() ? readStoredJson("device", KEY) : [];
  return Array.isArray(kept) ? kept.filter((text) => typeof text === "string").slice(0, MOST) : [];
}

export function storeRecent(text: string): void {
  if (!mayStorePreferences()) return;
  const others = readRecent().filter((other) => other.toLowerCase() !== text.toLowerCase());
  store("device", KEY, [text, ...others].slice(0, MOST));
}

export function clearRecent(): void {
  store("device", KEY, null);
}
