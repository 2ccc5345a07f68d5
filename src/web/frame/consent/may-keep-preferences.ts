import { BEFORE_A_CHOICE, readChoice } from "./choice.ts";

export function mayKeepPreferences(): boolean {
  return (readChoice(document.cookie)?.granted ?? BEFORE_A_CHOICE).preferences;
}
