import type { Kysely } from "kysely";
import type { MyReferrals } from "../../contracts/calls/customer/my-records.ts";
import { maskName } from "../../contracts/mask-contact.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Signer } from "../../platform/signing.ts";

type Db = Kysely<Schema>;

export async function myReferrals(db: Db, signer: Signer, email: string | undefined): Promise<MyReferrals> {
  const referrers = email ? await referrersOf(db, email) : [];
  if (referrers.length === 0) return { links: [], referrals: [] };
  const referrals = await referralsOf(
    db,
    referrers.map(({ id }) => id),
  );
  return {
    links: referrers.map(({ referral_key, country }) => ({ referralKey: referral_key, country })),
    referrals: await Promise.all(
      referrals.map(async ({ friend_name, friend_phone, created_at }) => ({
        friend: maskName(friend_name),
        sentAt: created_at,
        hasWritten: await hasLeadSince(db, signer, friend_phone, created_at),
      })),
    ),
  };
}

export function referrersOf(db: Db, email: string) {
  return db
    .selectFrom("referrers")
    .selectAll()
    .where("email", "=", email)
    .orderBy("created_at", "desc")
    .execute();
}

export function referralsOf(db: Db, referrerIds: readonly string[]) {
  return db
    .selectFrom("referrals")
    .selectAll()
    .where("referrer_id", "in", referrerIds)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export async function hasLeadSince(db: Db, signer: Signer, phone: string, since: string): Promise<boolean> {
  const found = await db
    .selectFrom("leads")
    .select("id")
    .where("customer_id", "=", signer.lastingFingerprint("customer", phone))
    .where("created_at", ">", since)
    .where("held_because", "is", null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
