import { mayKeepPreferences } from "../../../frame/consent/preferences.ts";
import { keep, keptJson } from "../../../frame/state/browser-storage.ts";

const KEY = "atrium-recent-searches";
const MOST = 5;

/** What this device searched for last, the newest first; it never leaves the device. */
export function readRecent(): string[] {
  const kept = mayKeepPreferences() ? keptJson("device", KEY) : [];
  return Array.isArray(kept) ? kept.filter((text) => typeof text === "string").slice(0, MOST) : [];
}

export function keepRecent(text: string): void {
  if (!mayKeepPreferences()) return;
  const others = readRecent().filter((other) => other.toLowerCase() !== text.toLowerCase());
  keep("device", KEY, [text, ...others].slice(0, MOST));
}

export function forgetRecent(): void {
  keep("device", KEY, null);
}
