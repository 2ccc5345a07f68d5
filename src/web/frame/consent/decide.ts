import {
  COOKIE_CONSENT_VERSION,
  type ConsentCategory,
  RECEIPT_LENGTH,
  RECEIPT_LETTERS,
} from "../../../contracts/consent/cookie-consent.ts";
import type { Region } from "../../../editions/regions.ts";
import { tellPage } from "../page-events.ts";
import { keep, keptKeys } from "../state/browser-storage.ts";
import { writeCookie } from "../write-cookie.ts";
import { choiceCookie, type Granted, grantedIn } from "./choice.ts";

/** The choice holds at once. Resolves to whether our copy of its receipt was stored. */
export function decide(granted: Granted, region: Region): Promise<boolean> {
  const receipt = newReceipt();
  const day = new Date().toISOString().slice(0, 10);
  writeCookie(choiceCookie({ granted, day, receipt }));
  forgetRefused(granted);
  tellPage("atrium:consent", granted);
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

/** Cookies that scripts of others have set here, by what they were allowed for. */
const FOREIGN_COOKIES: Partial<Record<ConsentCategory, RegExp>> = {
  measurement: /^_(?:ga|gid|gat)(?:_|$)/,
  marketing: /^_(?:gcl|fbp|fbc)(?:_|$)/,
};

/** Keys that this site keeps for comfort only. */
export const PREFERENCE_KEYS = /^(?:my-city|my-room-\w+|atrium-recent-searches)$/;

/** Cookies that delete those of refused categories, on this host and on every domain above it. */
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
  for (const key of keptKeys()) if (PREFERENCE_KEYS.test(key)) keep("device", key, null);
}
