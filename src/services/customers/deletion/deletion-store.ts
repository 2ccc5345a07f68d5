import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "../../../platform/database/schema.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import type { Refusal } from "../../http/refusal.ts";
import { TELL_CONTACT_CHANGE } from "../contact-change/tell-contact-change.ts";
import { customerWrite } from "../customer-write.ts";

declare module "../../../platform/database/schema.ts" {
  interface Schema {
    account_deletions: AccountDeletionRow;
  }
}

interface AccountDeletionRow {
  account_id: string;
  asked_at: string;
  erase_at: string;
}

type Db = Kysely<Schema>;

export const ERASE_ACCOUNT = "erase-account";
export const TELL_DELETION = "tell-deletion";

/** In which a login and one button undo it. */
const GRACE_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;
/** Waits double up to an hour: so many attempts last some days. */
const MOST_ATTEMPTS = 120;

export function findDeletion(db: Db, accountId: string): Promise<AccountDeletionRow | undefined> {
  return db
    .selectFrom("account_deletions")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** With the jobs that erase it and tell of it. Who asks twice has asked once. */
export async function storeDeletion(
  db: Db,
  accountId: string,
  letter: { region: string } | undefined,
  now = new Date(),
): Promise<Refusal | undefined> {
  const eraseAt = new Date(now.getTime() + GRACE_DAYS * DAY_MS);
  const asked_at = now.toISOString();
  return customerWrite(db, accountId, async (transaction) => {
    const added = await transaction
      .insertInto("account_deletions")
      .values({ account_id: accountId, asked_at, erase_at: eraseAt.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning("account_id")
      .executeTakeFirst();
    if (!added) return undefined;
    await enqueue(transaction, {
      kind: ERASE_ACCOUNT,
      payload: { accountId },
      runAt: eraseAt,
      uniqueKey: jobKey(accountId, asked_at),
      maxAttempts: MOST_ATTEMPTS,
    });
    if (letter) await enqueue(transaction, { kind: TELL_DELETION, payload: { accountId, ...letter } });
    return undefined;
  });
}

export function removeDeletion(db: Db, accountId: string): Promise<Refusal | undefined> {
  return customerWrite(db, accountId, async (transaction) => {
    const removed = await transaction
      .deleteFrom("account_deletions")
      .where("account_id", "=", accountId)
      .returning("asked_at")
      .executeTakeFirst();
    if (!removed) return undefined;
    await transaction
      .deleteFrom("jobs")
      .where("unique_key", "=", jobKey(accountId, removed.asked_at))
      .where("state", "=", "waiting")
      .execute();
    return undefined;
  });
}

/** The key of a job stays for a week after the job is done, so that it does not name the account. */
function jobKey(accountId: string, askedAt: string): string {
  return `${ERASE_ACCOUNT}:${createHash("sha256").update(`${accountId} ${askedAt}`).digest("hex")}`;
}

/** Letters to a customer that could not be sent name the account. */
export async function removeAccountLetters(db: Db, accountId: string): Promise<void> {
  await db
    .deleteFrom("jobs")
    .where("kind", "in", [TELL_DELETION, TELL_CONTACT_CHANGE])
    .where("payload", "like", `%${JSON.stringify(accountId)}%`)
    .execute();
}
