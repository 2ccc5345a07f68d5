import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * Bytes of each half: the key has the form of a signed token, so that it is removed from logs and leads
 * (hide-tokens.ts).
 */
const HALF_BYTES = 12;

/**
 * The key that allows changes of an estimate. Only its hash is stored: it cannot be guessed, so the hash needs no
 * salt.
 */
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
