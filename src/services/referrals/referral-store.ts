import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { ReferralRow, ReferrerRow } from "../../platform/database/moving/customer-rows.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { readableKey } from "../../platform/readable-key.ts";

type Db = Kysely<Schema>;

export type NewReferrer = Pick<ReferrerRow, "country" | "name" | "email">;
export type NewReferral = Pick<ReferralRow, "friend_name" | "friend_email" | "friend_phone" | "comment">;

const KEY_LETTERS = 8;

/** Both rows or none. One referral for each referrer and friend, however often it is sent. */
export async function storeReferral(
  db: Db,
  referrer: NewReferrer,
  referral: NewReferral,
): Promise<{ referralKey: string; isRepeated: boolean }> {
  return db.transaction().execute(async (transaction) => {
    const { id, referral_key } = await findOrAddReferrer(transaction, referrer);
    const added = await transaction
      .insertInto("referrals")
      .values({ id: randomUUID(), referrer_id: id, ...referral, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.columns(["referrer_id", "friend_phone"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    return { referralKey: referral_key, isRepeated: added === undefined };
  });
}

export async function findReferrer(db: Db, referralKey: string): Promise<ReferrerRow | undefined> {
  // PostgreSQL cannot even be asked for some of what can stand in an address.
  if (!/^[\w-]+$/.test(referralKey)) return undefined;
  return db
    .selectFrom("referrers")
    .selectAll()
    .where("referral_key", "=", referralKey.toUpperCase())
    .executeTakeFirst();
}

/**
 * Known by their address and their name in their country. The address alone would be enough for anybody who has it to learn
 * the name, because the key that is answered tells it.
 */
async function findOrAddReferrer(db: Db, referrer: NewReferrer): Promise<ReferrerRow> {
  const row = {
    id: randomUUID(),
    referral_key: readableKey(KEY_LETTERS),
    ...referrer,
    created_at: new Date().toISOString(),
  };
  await db
    .insertInto("referrers")
    .values(row)
    .onConflict((conflict) => conflict.columns(["country", "email", "name"]).doNothing())
    .execute();
  return db
    .selectFrom("referrers")
    .selectAll()
    .where("country", "=", referrer.country)
    .where("email", "=", referrer.email)
    .where("name", "=", referrer.name)
    .executeTakeFirstOrThrow();
}
