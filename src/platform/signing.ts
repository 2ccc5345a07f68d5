import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";

export interface Secrets {
  /** Signs and seals. */
  current: string;
  /** Accepted, but no longer used for anything new. */
  former: readonly string[];
  /** Never changes, because its fingerprints are keys of rows. */
  lasting: string;
}

export interface Signer {
  /** Signs a text for a purpose: a token for another purpose is not accepted. */
  sign(purpose: string, text: string, expiresAt?: Date): string;
  /** The text of one of our tokens; "expired" after its end, undefined if it is not ours. */
  read(purpose: string, token: string, now?: Date): { text: string } | "expired" | undefined;
  /** The same hash for the same text, which does not reveal it. It changes with the key. */
  fingerprint(purpose: string, text: string): string;
  /** The same after a change of the key, for stored ids that are made from a phone number. */
  lastingFingerprint(purpose: string, text: string): string;
}

export function createSigner(secrets: string | Secrets): Signer {
  const { current, former, lasting } =
    typeof secrets === "string" ? { current: secrets, former: [], lasting: secrets } : secrets;
  const keyOf = (secret: string) => createSecretKey(secret, "utf8");
  const [key, lastingKey, formerKeys] = [keyOf(current), keyOf(lasting), former.map(keyOf)];
  const digest = (by: KeyObject, purpose: string, text: string) =>
    createHmac("sha256", by).update(`${purpose}\n${text}`).digest();
  const isSigned = (purpose: string, body: string, given: Buffer) =>
    given.length === SIGNATURE_BYTES &&
    [key, ...formerKeys].some((by) =>
      timingSafeEqual(given, digest(by, purpose, body).subarray(0, SIGNATURE_BYTES)),
    );
  return {
    sign(purpose, text, expiresAt) {
      const body = JSON.stringify(expiresAt ? [text, Math.floor(expiresAt.getTime() / 1000)] : [text]);
      const signature = digest(key, purpose, body).subarray(0, SIGNATURE_BYTES);
      return `${Buffer.from(body).toString("base64url")}.${signature.toString("base64url")}`;
    },
    read(purpose, token, now = new Date()) {
      const [encoded = "", signature = "", ...more] = token.split(".");
      const body = Buffer.from(encoded, "base64url").toString();
      if (more.length > 0 || !isSigned(purpose, body, Buffer.from(signature, "base64url"))) return undefined;
      const [text, expires]: [string, number?] = JSON.parse(body);
      return expires !== undefined && expires * 1000 < now.getTime() ? "expired" : { text };
    },
    fingerprint: (purpose, text) => hexOf(digest(key, purpose, text)),
    lastingFingerprint: (purpose, text) => hexOf(digest(lastingKey, purpose, text)),
  };
}

const SIGNATURE_BYTES = 16;
const FINGERPRINT_BYTES = 16;

function hexOf(digest: Buffer): string {
  return digest.subarray(0, FINGERPRINT_BYTES).toString("hex");
}
