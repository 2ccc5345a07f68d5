import type { Signer } from "../../../platform/signing.ts";
import { loginCookies, PASSKEY_OFFER, readCookie } from "../../login/login-cookies.ts";

export const OFFER_PATH = "/passkeys/offer";

const PURPOSE = "passkey-offer";
const OFFER_SECONDS = 600;

/**
 * The offer is stored in a cookie, so that the login is finished first: a customer who leaves the page with the offer
 * stays logged in. It names the account and is valid for ten minutes.
 */
export interface PasskeyOffer {
  accountId: string;
  /** Unique for each offer, and only in this browser. */
  key: string;
}

export function offerCookie(publicUrl: string, signer: Signer, accountId: string): string {
  const until = new Date(Date.now() + OFFER_SECONDS * 1000);
  const { passkeyOffer, set } = loginCookies(publicUrl);
  return set(passkeyOffer, signer.sign(PURPOSE, accountId, until), {
    seconds: OFFER_SECONDS,
  });
}

export function noOfferCookie(publicUrl: string): string {
  const { passkeyOffer, set } = loginCookies(publicUrl);
  return set(passkeyOffer, "", { seconds: 0 });
}

export function hasOffer(cookie: string | null): boolean {
  return Boolean(readCookie(cookie, PASSKEY_OFFER));
}

export function readOffer(cookie: string | null, signer: Signer): PasskeyOffer | undefined {
  const key = readCookie(cookie, PASSKEY_OFFER) ?? "";
  const read = signer.read(PURPOSE, key);
  return read && read !== "expired" ? { accountId: read.text, key } : undefined;
}
