import type { ConsentCategory } from "../../../contracts/consent/cookie-consent.ts";
import { keep, keptKeys } from "../state/browser-storage.ts";
import { writeCookie } from "../write-cookie.ts";
import type { Granted } from "./choice.ts";

/** Cookies that scripts of others have set here, by what they were allowed for. */
const FOREIGN_COOKIES: Partial<Record<ConsentCategory, RegExp>> = {
  measurement: /^_(?:ga|gid|gat)(?:_|$)/,
  marketing: /^_(?:gcl|fbp|fbc)(?:_|$)/,
};

/** What the site keeps for comfort, and can do without. */
export const PREFERENCE_KEYS = /^(?:my-city|my-room-\w+|atrium-recent-searches)$/;

/** Cookies that end what has been set, on this host and on every domain above it that may hold them. */
export function forgettingCookies(granted: Granted, cookies: string, host: string): string[] {
  const names = cookies.split(";").map((cookie) => cookie.trim().split("=")[0] ?? "");
  const labels = host.split(".");
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
  const isRefused = (name: string) =>
    (granted.measurement ? false : FOREIGN_COOKIES.measurement?.test(name)) ||
    (granted.marketing ? false : FOREIGN_COOKIES.marketing?.test(name));
  return names
    .filter(isRefused)
    .flatMap((name) => ["", ...domains].map((domain) => `${name}=; Max-Age=0; Path=/${domain}`));
}

/** Taking it back takes away what is there, too. */
export function forgetRefused(granted: Granted): void {
  for (const cookie of forgettingCookies(granted, document.cookie, location.hostname)) writeCookie(cookie);
  if (granted.preferences) return;
  for (const key of keptKeys()) if (PREFERENCE_KEYS.test(key)) keep("device", key, null);
}
