import { randomUUID } from "node:crypto";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import type { Kysely } from "kysely";
import { z } from "zod";
import { referFriend, verifyReferral } from "../../contracts/calls/leads/referral-calls.ts";
import { readAnyPhone } from "../../contracts/leads/read-any-phone.ts";
import { checkReferral } from "../../contracts/leads/referral-rules.ts";
import { firstNameOf, maskName } from "../../contracts/mask-contact.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { readableKey } from "../../platform/readable-key.ts";
import { readJsonFile } from "../files/read-json-file.ts";
import { limitVisits } from "../http/limit-visits.ts";
import type { OpenRateLimit } from "../http/rate-limits.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { refuseField } from "../leads/receive-lead.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    referrers: ReferrerRow;
    referrals: ReferralRow;
  }
}

interface ReferrerRow {
  id: string;
  referral_key: string;
  country: string;
  name: string;
  email: string;
  created_at: string;
}

interface ReferralRow {
  id: string;
  referrer_id: string;
  friend_name: string;
  friend_email: string | null;
  friend_phone: string;
  comment: string | null;
  created_at: string;
}

export async function serveReferrals({
  database,
  contentDirectory,
  openLimit,
}: ServiceParts): Promise<Service> {
  const samples = await readSampleReferrers(contentDirectory);
  return {
    mounts: [
      { host: "bumblebee", app: createVerifyReferralApp(database, samples) },
      { host: "backend", app: createReferralsApp(database, openLimit) },
    ],
  };
}

/** A family that fills in the form together names fewer in ten minutes. */
const MAX_REFERRALS = 20;
const TEN_MINUTES = 600;

function createReferralsApp({ db }: Database, openLimit: OpenRateLimit): Hono {
  const app = new Hono();
  const limit = limitVisits(openLimit("referrals", MAX_REFERRALS, TEN_MINUTES));
  serveCall(app, referFriend, async ({ visitorAddress, ...referral }) => {
    const isoCode = referral.countryCode;
    const tooMany = await limit(visitorAddress);
    if (tooMany) return tooMany;
    const [problem] = checkReferral(referral, { isoCode, readPhone: readAnyPhone });
    if (problem) return refuseField(problem.field, problem.problem);
    const phone = readAnyPhone(referral.friendPhone, isoCode);
    if (!phone.ok) return refuseField("friendPhone", phone.problem);
    return storeReferral(
      db,
      {
        country: isoCode,
        name: referral.referrerName,
        email: referral.referrerEmail.toLowerCase(),
      },
      {
        friend_name: referral.friendName,
        friend_email: referral.friendEmail?.toLowerCase() ?? null,
        friend_phone: phone.e164,
        comment: referral.comment ?? null,
      },
    );
  });
  return app;
}

function createVerifyReferralApp({ db }: Database, samples: readonly SampleReferrer[]): Hono {
  const app = new Hono();
  serveCall(app, verifyReferral, async ({ referralKey }) => {
    const referrer = await findReferrer(db, referralKey);
    const sample = samples.find((known) => known.referralKey.toUpperCase() === referralKey.toUpperCase());
    const name = referrer?.name ?? sample?.name;
    if (name === undefined) return new Refusal(404, "This referral key does not exist.");
    const shown = maskName(name);
    return { firstname: firstNameOf(shown), name: shown, id: referrer?.id ?? sample?.referralKey ?? "" };
  });
  return app;
}

const SampleReferrer = z.strictObject({
  /** A key without a referrer: for viewing the page before there are referrers. */
  sample: z.literal(true),
  referralKey: z.string().min(4).max(64),
  name: z.string().min(1),
});

type SampleReferrer = z.infer<typeof SampleReferrer>;

/** Keys that work without a referrer. The file is optional in a content folder. */
async function readSampleReferrers(contentDirectory: string): Promise<SampleReferrer[]> {
  const file = join(contentDirectory, "referrers.json");
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  return isThere ? readJsonFile(file, z.array(SampleReferrer)) : [];
}

type Db = Kysely<Schema>;

type NewReferrer = Pick<ReferrerRow, "country" | "name" | "email">;
type NewReferral = Pick<ReferralRow, "friend_name" | "friend_email" | "friend_phone" | "comment">;

const KEY_LETTERS = 8;

/** Stores both rows or none. One referral for each referrer and friend, even if it is sent several times. */
async function storeReferral(
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

async function findReferrer(db: Db, referralKey: string): Promise<ReferrerRow | undefined> {
  // PostgreSQL refuses queries with some of the characters that an address may contain.
  if (!/^[\w-]+$/.test(referralKey)) return undefined;
  return db
    .selectFrom("referrers")
    .selectAll()
    .where("referral_key", "=", referralKey.toUpperCase())
    .executeTakeFirst();
}

/**
 * Identified by address, name and country. The address alone would reveal the name to anyone who has it, because the
 * returned key leads to the name.
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
