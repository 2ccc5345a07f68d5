import { mayKeepPreferences } from "./consent/may-keep-preferences.ts";

/**
 * What this device keeps for comfort. A browser may forbid it altogether, and a visitor may refuse it: then nothing is kept,
 * and nothing breaks.
 */
export function inStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  if (!mayKeepPreferences()) return undefined;
  try {
    return use(localStorage);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
