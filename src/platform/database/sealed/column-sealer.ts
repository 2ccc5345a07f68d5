import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
} from "node:crypto";

/** A column of a table: a value that is copied to another place cannot be opened there. */
export type Place = `${string}.${string}`;

/**
 * Encrypts values of columns. The same text in the same place always gives the same sealed text, so that a unique
 * index and a search for an exact value work. A reader of the table sees which rows have equal values.
 */
export interface ColumnSealer {
  seal(place: Place, text: string): string;
  /** Undefined if the value is not sealed, or not for this place by one of our keys. */
  open(place: Place, stored: string): string | undefined;
  /** All texts under which a value may be stored: sealed with the current key, with former keys, and not sealed. */
  formsOf(place: Place, text: string): string[];
}

export interface ContactKeys {
  /** Undefined: values are stored as they are, and sealed ones can still be read. */
  current?: string | undefined;
  former: readonly string[];
}

const PREFIX = "sealed:";
const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_NAME_LETTERS = 8;

export function isSealed(value: unknown): value is string {
  return typeof value === "string" && value.startsWith(PREFIX);
}

export function createColumnSealer({ current, former }: ContactKeys): ColumnSealer {
  const sealing = current === undefined ? undefined : keyOf(current);
  const keys = [...(sealing ? [sealing] : []), ...former.map(keyOf)];
  return {
    seal: (place, text) => (sealing ? sealWith(sealing, place, text) : text),
    open(place, stored) {
      const [name = "", body = ""] = stored.slice(PREFIX.length).split(":");
      const key = keys.find((one) => one.name === name);
      return key && isSealed(stored) ? openWith(key, place, Buffer.from(body, "base64url")) : undefined;
    },
    formsOf: (place, text) => [...keys.map((key) => sealWith(key, place, text)), text],
  };
}

interface Key {
  /** Tells which key sealed a value, without revealing the key. */
  name: string;
  encryption: KeyObject;
  nonces: KeyObject;
}

function keyOf(secret: string): Key {
  const derived = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, "atrium", purpose, 32));
  const name = createHash("sha256").update(derived("contact-key-name")).digest("hex");
  return {
    name: name.slice(0, KEY_NAME_LETTERS),
    // As key objects, because a call with the bytes of a key takes four times as long.
    encryption: createSecretKey(derived("contact-encryption")),
    nonces: createSecretKey(derived("contact-nonces")),
  };
}

/** The nonce is made from the text, so it repeats only when place and text do. */
function sealWith({ name, encryption, nonces }: Key, place: Place, text: string): string {
  const nonce = createHmac("sha256", nonces).update(`${place}\n${text}`).digest().subarray(0, NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, encryption, nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return `${PREFIX}${name}:${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url")}`;
}

function openWith({ encryption }: Key, place: Place, bytes: Buffer): string | undefined {
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv(CIPHER, encryption, bytes.subarray(0, NONCE_BYTES));
    decipher.setAAD(Buffer.from(place));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
  } catch {
    // Sealed for another place, or changed.
    return undefined;
  }
}
