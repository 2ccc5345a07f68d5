import {
  COOKIE_CONSENT_VERSION,
  RECEIPT_LENGTH,
  RECEIPT_LETTERS,
} from "../../../contracts/consent/cookie-consent.ts";
import type { Region } from "../../../editions/regions.ts";
import { tellPage } from "../page-events.ts";
import { writeCookie } from "../write-cookie.ts";
import { choiceCookie, type Granted, grantedIn } from "./choice.ts";
import { forgetRefused } from "./forget-refused.ts";

/** The choice holds from this moment on; whether its receipt has arrived with us is told later, and changes nothing. */
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
