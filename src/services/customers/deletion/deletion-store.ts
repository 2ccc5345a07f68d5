import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "../../../platform/database/schema.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import type { Refusal } from "../../http/refusal.ts";
import { NOTIFY_OF_CONTACT_CHANGE } from "../contact-change/notify-of-contact-change.ts";
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
export const NOTIFY_OF_DELETION = "tell-deletion";

/** During this time a login and one button cancel the deletion. */
const GRACE_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;
/** The delays double up to an hour, so this many attempts last some days. */
const MAX_ATTEMPTS = 120;

export function findDeletion(db: Db, accountId: string): Promise<AccountDeletionRow | undefined> {
  return db
    .selectFrom("account_deletions")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** Stores the deletion with the jobs that erase the account and notify the customer. A second request has no effect. */
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
      maxAttempts: MAX_ATTEMPTS,
    });
    if (letter) await enqueue(transaction, { kind: NOTIFY_OF_DELETION, payload: { accountId, ...letter } });
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

/** The key of a job stays for a week after the job is done, so it must not contain the account id. */
function jobKey(accountId: string, askedAt: string): string {
  return `${ERASE_ACCOUNT}:${createHash("sha256").update(`${accountId} ${askedAt}`).digest("hex")}`;
}

/** Unsent e-mails to a customer contain the account id. */
export async function removeAccountLetters(db: Db, accountId: string): Promise<void> {
  await db
    .deleteFrom("jobs")
    .where("kind", "in", [NOTIFY_OF_DELETION, NOTIFY_OF_CONTACT_CHANGE])
    .where("payload", "like", `%${JSON.stringify(accountId)}%`)
    .execute();
}
