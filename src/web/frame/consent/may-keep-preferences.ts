import { readChoice } from "./choice.ts";

/** Until somebody says no: what is kept is what they chose or typed themselves, and it stays on their device. */
export function mayKeepPreferences(): boolean {
  return readChoice(document.cookie)?.granted.preferences ?? true;
}
