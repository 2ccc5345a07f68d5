import type { Kysely } from "kysely";
import type { Schema } from "../../../platform/database/schema.ts";
import { readSetting, writeSetting } from "../../../platform/database/settings.ts";
import { parseLead, type StoredLead } from "../../leads/lead-store.ts";

declare module "../../../platform/database/schema.ts" {
  interface Schema {
    referred_friends: ReferredFriendRow;
    referral_rewards: {
      /** The friend and the step. */
      id: string;
      friend_id: string;
      request_key: string;
      step: string;
      amount: number;
      currency: string;
      note: string | null;
      member_id: string;
      paid_at: string;
    };
  }
}

/** A person counts once, even if others name them later, and however often they write. */
export interface ReferredFriendRow {
  /** The first lead that came by the referral. */
  id: string;
  customer_id: string;
  referrer_id: string;
  /** Of the referrer, because the rewards are those of that country. */
  country: string;
  came_by: "name" | "link";
  referred_at: string | null;
  created_at: string;
  /** How many rewards are paid. */
  paid: number;
  version: number;
}

type Db = Kysely<Schema>;

const FOUND_UNTIL = "staff.referrals-found-until";
const ALL_FOUND = "all";
const SEPARATOR = "~";
const LEADS_AT_ONCE = 500;
const KEY = /^[\w-]{4,64}$/;

/** Adds the leads that came by a referral. A referrer who named the friend before comes before a link. */
export async function addReferredFriends(db: Db, leads: readonly StoredLead[]): Promise<void> {
  const keyOf = ({ payload }: StoredLead) => payload.referral_key?.trim().toUpperCase() ?? "";
  const keys = new Set(leads.map(keyOf).filter((key) => KEY.test(key)));
  const named = await namedFriends(db, [...new Set(leads.map(({ phone }) => phone))]);
  const links = await referrersWithKey(db, [...keys]);
  const rows = leads.flatMap((lead): ReferredFriendRow[] => {
    const before = named.find((one) => one.phone === lead.phone && one.referred_at < lead.created_at);
    const link = links.get(keyOf(lead));
    const found = before ?? (link && { ...link, referred_at: null });
    if (!found) return [];
    const { id, customer_id, created_at } = lead;
    const { referrer_id, country, referred_at } = found;
    const came_by = before ? "name" : "link";
    return [{ id, customer_id, referrer_id, country, came_by, referred_at, created_at, paid: 0, version: 1 }];
  });
  if (rows.length === 0) return;
  await db
    .insertInto("referred_friends")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The earliest first. */
async function namedFriends(db: Db, phones: readonly string[]) {
  if (phones.length === 0) return [];
  return db
    .selectFrom("referrals")
    .innerJoin("referrers", "referrers.id", "referrals.referrer_id")
    .select(["referrals.friend_phone as phone", "referrals.created_at as referred_at"])
    .select(["referrers.id as referrer_id", "referrers.country"])
    .where("referrals.friend_phone", "in", phones)
    .orderBy("referrals.created_at")
    .orderBy("referrals.id")
    .execute();
}

async function referrersWithKey(db: Db, keys: readonly string[]) {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("referrers")
    .select(["referral_key", "id as referrer_id", "country"])
    .where("referral_key", "in", keys)
    .execute();
  return new Map(rows.map(({ referral_key, ...referrer }) => [referral_key, referrer]));
}

/** Leads from before there was this list, a batch at a time; false when all are looked at. */
export async function addEarlierFriends(db: Db): Promise<boolean> {
  const until = (await readSetting(db, FOUND_UNTIL)) ?? "";
  if (until === ALL_FOUND) return false;
  const [at = "", id = ""] = until.split(SEPARATOR);
  const rows = await db
    .selectFrom("leads")
    .selectAll()
    .where(({ eb, refTuple, tuple }) => eb(refTuple("created_at", "id"), ">", tuple(at, id)))
    .orderBy("created_at")
    .orderBy("id")
    .limit(LEADS_AT_ONCE)
    .execute();
  await addReferredFriends(db, rows.map(parseLead));
  const last = rows.at(-1);
  const isLast = rows.length < LEADS_AT_ONCE || !last;
  await writeSetting(db, FOUND_UNTIL, isLast ? ALL_FOUND : last.created_at + SEPARATOR + last.id);
  return !isLast;
}

/** Call these in the transaction that erases the friend's lead or the referrer. */
export async function eraseReferredFriend(db: Db, leadId: string): Promise<void> {
  await db.deleteFrom("referral_rewards").where("friend_id", "=", leadId).execute();
  await db.deleteFrom("referred_friends").where("id", "=", leadId).execute();
}

export async function eraseFriendsOf(db: Db, referrerIds: readonly string[]): Promise<void> {
  if (referrerIds.length === 0) return;
  await db
    .deleteFrom("referral_rewards")
    .where("friend_id", "in", (query) =>
      query.selectFrom("referred_friends").select("id").where("referrer_id", "in", referrerIds),
    )
    .execute();
  await db.deleteFrom("referred_friends").where("referrer_id", "in", referrerIds).execute();
}

/** For the export of a referrer: their own rewards, without the friends. */
export async function rewardsOf(db: Db, referrerIds: readonly string[]) {
  if (referrerIds.length === 0) return [];
  return db
    .selectFrom("referral_rewards")
    .innerJoin("referred_friends", "referred_friends.id", "referral_rewards.friend_id")
    .select(["step", "amount", "currency", "note", "paid_at"])
    .where("referred_friends.referrer_id", "in", referrerIds)
    .orderBy("paid_at")
    .execute();
}
