import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { lockedTransaction } from "../../platform/database/locked-transaction.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { Refusal } from "../http/refusal.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    /** Customers who were erased recently; see `customerWrite`. */
    erased_customers: {
      /** The hash of the customer's id. */
      id: string;
      erased_at: string;
    };
  }
}

type Db = Kysely<Schema>;

/** Longer than the cache time of a token (`identify-caller.ts`), with a margin for clock differences. */
const REFUSED_FOR_MS = 60_000;

/**
 * All writes of a customer use this function: one transaction at a time per customer, in all processes. So a limit
 * that the work checks first cannot be exceeded, and two writes cannot deadlock. It refuses a customer who was erased
 * recently.
 */
export function customerWrite<Result>(
  db: Db,
  customerId: string,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result | Refusal> {
  return lockedTransaction(db, lockOf(customerId), async (transaction) =>
    (await isErased(transaction, customerId))
      ? new Refusal(401, "This account was erased. Log in to begin a new one.")
      : work(transaction),
  );
}

/** Refuses all writes for this customer for one minute. Waits for a write that has already begun. */
export function refuseWrites(db: Db, customerId: string, now = new Date()): Promise<void> {
  const row = { id: hashOf(customerId), erased_at: now.toISOString() };
  return lockedTransaction(db, lockOf(customerId), async (transaction) => {
    await deleteErased(transaction, now);
    await transaction
      .insertInto("erased_customers")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  });
}

export async function deleteErased(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("erased_customers").where("erased_at", "<", earliest(now)).execute();
}

async function isErased(db: Db, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom("erased_customers")
    .select("id")
    .where("id", "=", hashOf(customerId))
    .where("erased_at", ">=", earliest(new Date()))
    .executeTakeFirst();
  return row !== undefined;
}

function earliest(now: Date): string {
  return new Date(now.getTime() - REFUSED_FOR_MS).toISOString();
}

function lockOf(customerId: string): string {
  return `customer:${customerId}`;
}

/** An id cannot be guessed, so its hash needs no salt. */
function hashOf(customerId: string): string {
  return createHash("sha256").update(customerId).digest("hex");
}
