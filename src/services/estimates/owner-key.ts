import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Of each half: written in the form of a signed token, so that no log and no lead tells it (hide-tokens.ts). */
const HALF_BYTES = 12;

/** What changes an estimate. We keep only its hash: it cannot be guessed, so the hash needs no salt. */
export function newOwnerKey(): { key: string; hash: string } {
  const half = () => randomBytes(HALF_BYTES).toString("base64url");
  const key = `${half()}.${half()}`;
  return { key, hash: digest(key).toString("hex") };
}

export function isOwnerKey(key: string | undefined, hash: string): boolean {
  return key !== undefined && timingSafeEqual(digest(key), Buffer.from(hash, "hex"));
}

function digest(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
