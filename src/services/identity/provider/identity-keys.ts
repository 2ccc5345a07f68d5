import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { JWK } from "oidc-provider";
import type { Schema } from "../../../platform/database/schema.ts";
import { readSetting } from "../../../platform/database/settings.ts";

interface IdentityKeys {
  jwks: { keys: JWK[] };
  cookies: string[];
}

const SETTING = "identity-keys";

/** Made when they are first asked for, and kept: all processes that share the database share them. */
export async function identityKeys(db: Kysely<Schema>): Promise<IdentityKeys> {
  const known = await readSetting(db, SETTING);
  if (known !== undefined) return JSON.parse(known);
  const row = {
    key: SETTING,
    value: JSON.stringify(await makeKeys()),
    updated_at: new Date().toISOString(),
  };
  await db
    .insertInto("settings")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  // Another process may have been first; its keys count.
  return JSON.parse((await readSetting(db, SETTING)) ?? row.value);
}

async function makeKeys(): Promise<IdentityKeys> {
  const { privateKey } = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ]);
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey("jwk", privateKey);
  const key = { kty, crv, x, y, d, alg: SIGNING, use: "sig", kid: randomBytes(8).toString("hex") } as JWK;
  return { jwks: { keys: [key] }, cookies: [randomBytes(32).toString("base64url")] };
}

export const SIGNING = "ES256";
