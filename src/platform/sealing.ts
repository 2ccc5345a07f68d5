import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import type { Secrets } from "./signing.ts";

export interface Sealer {
  seal(text: string): string;
  /** Undefined if the text was not sealed by us, or is damaged. */
  open(sealed: string): string | undefined;
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createSealer(
  { current, former }: Pick<Secrets, "current" | "former">,
  purpose: string,
): Sealer {
  const keyOf = (secret: string) =>
    createSecretKey(Buffer.from(hkdfSync("sha256", secret, "atrium", purpose, 32)));
  const key = keyOf(current);
  const keys = [key, ...former.map(keyOf)];
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      return keys.map((one) => openWith(one, bytes)).find((text) => text !== undefined);
    },
  };
}

function openWith(key: KeyObject, bytes: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
  } catch {
    // The text was sealed with another key, or has been changed.
    return undefined;
  }
}
