import { keep, keptText } from "../state/browser-storage.ts";
import { BEFORE_A_CHOICE, readChoice } from "./choice.ts";

/** What this device keeps for comfort, such as a city. A visitor may refuse it: then nothing is kept. */
export function keptPreference(key: string): string | undefined {
  return mayKeepPreferences() ? (keptText("device", key) ?? undefined) : undefined;
}

/** Undefined deletes it. */
export function keepPreference(key: string, text: string | undefined): void {
  if (mayKeepPreferences()) keep("device", key, text ?? null);
}

export function mayKeepPreferences(): boolean {
  return (readChoice(document.cookie)?.granted ?? BEFORE_A_CHOICE).preferences;
}
