import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "./database/schema.ts";
import { readSetting, writeSetting } from "./database/settings.ts";
import { createSealer } from "./sealing.ts";
import type { Secrets } from "./signing.ts";
import { StartupProblem } from "./startup-problem.ts";

const CREATED_SECRET = "signing-secret";
const LASTING_SECRET = "lasting-secret";

/**
 * The secrets of the site. The lasting one is stored, sealed with the current key: a new key opens it with the former
 * one, and seals it again.
 */
export async function openSecrets(
  db: Kysely<Schema>,
  { secretKey, formerKeys = [] }: { secretKey?: string | undefined; formerKeys?: readonly string[] },
): Promise<Secrets> {
  const created = secretKey === undefined ? await createdSecret(db) : await readSetting(db, CREATED_SECRET);
  const current = secretKey ?? created ?? "";
  // Before the lasting secret was stored, the key of that time made the fingerprints.
  const first = formerKeys.at(-1) ?? current;
  const stored = await addSetting(db, LASTING_SECRET, sealerOf(current).seal(first));
  const keys = [current, ...formerKeys, ...(created ? [created] : [])];
  const [opened] = keys.flatMap((key) => {
    const lasting = sealerOf(key).open(stored);
    return lasting === undefined ? [] : [{ key, lasting }];
  });
  if (!opened)
    throw new StartupProblem(
      "SECRET_KEY is not the key of this database. Set SECRET_KEY_FORMER to the former key: without it, stops of contact would not be found.",
    );
  if (opened.key !== current) await writeSetting(db, LASTING_SECRET, sealerOf(current).seal(opened.lasting));
  return { current, former: formerKeys, lasting: opened.lasting };
}

function sealerOf(key: string) {
  return createSealer({ current: key, former: [] }, LASTING_SECRET);
}

function createdSecret(db: Kysely<Schema>): Promise<string> {
  return addSetting(db, CREATED_SECRET, randomBytes(32).toString("hex"));
}

/** Stores the value unless there is one, and returns the stored one: another process may have been first. */
async function addSetting(db: Kysely<Schema>, key: string, value: string): Promise<string> {
  await db
    .insertInto("settings")
    .values({ key, value, updated_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  return (await readSetting(db, key)) ?? value;
}
