import type { Signer } from "../../platform/signing.ts";

const PURPOSE = "logout-hint";
const SECONDS_VALID = 60;

/**
 * Proves to the provider that the site itself requests the logout. It contains no identity and is valid for a minute.
 */
export function logoutHint(signer: Signer, subject: string): string {
  const until = new Date(Date.now() + SECONDS_VALID * 1000);
  return signer.sign(PURPOSE, signer.fingerprint(PURPOSE, subject), until);
}

export function isLogoutHint(signer: Signer, hint: unknown, subject: string | undefined): boolean {
  const read = typeof hint === "string" ? signer.read(PURPOSE, hint) : undefined;
  if (!read || read === "expired" || subject === undefined) return false;
  return read.text === signer.fingerprint(PURPOSE, subject);
}
