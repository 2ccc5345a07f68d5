import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "./database/schema.ts";
import { readSetting } from "./database/settings.ts";

export interface Signer {
  /** Signs a text for a purpose: a token for another purpose is not accepted. */
  sign(purpose: string, text: string, expiresAt?: Date): string;
  /** The text of one of our tokens; "expired" after its end, undefined if it is not ours. */
  read(purpose: string, token: string, now?: Date): { text: string } | "expired" | undefined;
  /** The same hash for the same text, which does not reveal it: for ids made from a phone number. */
  fingerprint(purpose: string, text: string): string;
}

export function createSigner(secret: string): Signer {
  const key = createSecretKey(secret, "utf8");
  const digest = (purpose: string, text: string) =>
    createHmac("sha256", key).update(`${purpose}\n${text}`).digest();
  return {
    sign(purpose, text, expiresAt) {
      const body = JSON.stringify(expiresAt ? [text, Math.floor(expiresAt.getTime() / 1000)] : [text]);
      const signature = digest(purpose, body).subarray(0, SIGNATURE_BYTES);
      return `${Buffer.from(body).toString("base64url")}.${signature.toString("base64url")}`;
    },
    read(purpose, token, now = new Date()) {
      const [encoded = "", signature = "", ...more] = token.split(".");
      const body = Buffer.from(encoded, "base64url").toString();
      const expected = digest(purpose, body).subarray(0, SIGNATURE_BYTES);
      const given = Buffer.from(signature, "base64url");
      if (more.length > 0 || given.length !== SIGNATURE_BYTES || !timingSafeEqual(given, expected))
        return undefined;
      const [text, expires]: [string, number?] = JSON.parse(body);
      return expires !== undefined && expires * 1000 < now.getTime() ? "expired" : { text };
    },
    fingerprint: (purpose, text) => digest(purpose, text).subarray(0, 16).toString("hex"),
  };
}

const SIGNATURE_BYTES = 16;
const SECRET_KEY = "signing-secret";

export async function signingSecret(db: Kysely<Schema>): Promise<string> {
  const made = {
    key: SECRET_KEY,
    value: randomBytes(32).toString("hex"),
    updated_at: new Date().toISOString(),
  };
  await db
    .insertInto("settings")
    .values(made)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  return (await readSetting(db, SECRET_KEY)) ?? made.value;
}
