import {
  COOKIE_CONSENT_VERSION,
  type ConsentCategory,
  RECEIPT_LENGTH,
  RECEIPT_LETTERS,
} from "../../../contracts/consent/cookie-consent.ts";
import type { Region } from "../../../editions/regions.ts";
import { dispatchPageEvent } from "../page-events.ts";
import { store, storedKeys } from "../state/browser-storage.ts";
import { writeCookie } from "../write-cookie.ts";
import { choiceCookie, type Granted, grantedIn } from "./choice.ts";

/** The choice applies immediately. Resolves to whether our copy of its receipt was stored. */
export function decide(granted: Granted, region: Region): Promise<boolean> {
  const receipt = newReceipt();
  const day = new Date().toISOString().slice(0, 10);
  writeCookie(choiceCookie({ granted, day, receipt }));
  forgetRefused(granted);
  dispatchPageEvent("atrium:consent", granted);
  return sendReceipt(granted, region, receipt);
}

async function sendReceipt(granted: Granted, region: Region, receipt: string): Promise<boolean> {
  const [{ browserCall }, { recordConsentDescriptor }] = await Promise.all([
    import("../../../contracts/browser/browser-call.ts"),
    import("../../../contracts/calls/record-consent-descriptor.ts"),
  ]);
  const categories = grantedIn(granted);
  const sent = { receipt, version: COOKIE_CONSENT_VERSION, categories, region };
  const answer = await browserCall(recordConsentDescriptor, sent, { keepalive: true });
  return answer.ok;
}

function newReceipt(): string {
  const random = crypto.getRandomValues(new Uint8Array(RECEIPT_LENGTH));
  return [...random].map((byte) => RECEIPT_LETTERS[byte % RECEIPT_LETTERS.length]).join("");
}

/** Third-party cookies on this domain, by consent category. */
const FOREIGN_COOKIES: Partial<Record<ConsentCategory, RegExp>> = {
  measurement: /^_(?:ga|gid|gat)(?:_|$)/,
  marketing: /^_(?:gcl|fbp|fbc)(?:_|$)/,
};

/** Storage keys that are used for preferences only. */
export const PREFERENCE_KEYS = /^(?:my-city|my-room-\w+|atrium-recent-searches)$/;

/** Cookie lines that delete the cookies of refused categories, on this host and on every parent domain. */
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

function forgetRefused(granted: Granted): void {
  for (const cookie of forgettingCookies(granted, document.cookie, location.hostname)) writeCookie(cookie);
  if (granted.preferences) return;
  for (const key of storedKeys()) if (PREFERENCE_KEYS.test(key)) store("device", key, null);
}
