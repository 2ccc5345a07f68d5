import { mayKeepPreferences } from "../../../frame/consent/may-keep-preferences.ts";

/** What this device searched for last; it never leaves it. */
const KEY = "atrium-recent-searches";
const MOST = 5;

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function readRecent(shelf: Shelf | undefined): string[] {
  try {
    const kept: unknown = JSON.parse(shelf?.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((text) => typeof text === "string").slice(0, MOST) : [];
  } catch {
    // Written by something else: as good as nothing.
    return [];
  }
}

export function keepRecent(shelf: Shelf | undefined, text: string): void {
  const others = readRecent(shelf).filter((other) => other.toLowerCase() !== text.toLowerCase());
  try {
    shelf?.setItem(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
  } catch {
    // The shelf is full or locked: the search itself works all the same.
  }
}

export function forgetRecent(shelf: Shelf | undefined): void {
  shelf?.removeItem(KEY);
}

/** Nothing where the visitor refuses it, or their settings do: asking for it throws then. */
export function deviceShelf(): Shelf | undefined {
  if (!mayKeepPreferences()) return undefined;
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
