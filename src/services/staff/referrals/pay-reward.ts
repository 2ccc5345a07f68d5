import type { Kysely } from "kysely";
import type { z } from "zod";
import { payReferralReward } from "../../../contracts/staff/calls/referral-calls.ts";
import type { StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { lockedTransaction } from "../../../platform/database/locked-transaction.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { Refusal } from "../../http/refusal.ts";
import { writeAuditLine } from "../access/audit-log.ts";
import type { StaffCaller } from "../access/identify-staff.ts";
import { idOfKey } from "../id-of-key.ts";
import { describeReferrals } from "./find-referrals.ts";
import type { ReferredFriendRow } from "./referred-friends.ts";
import type { RewardProgramme } from "./reward-programmes.ts";

type Db = Kysely<Schema>;
type Payment = z.output<typeof payReferralReward.input>;

/** Undefined if it was paid now or by the same request before. */
export function payReward(
  db: Db,
  programmes: ReadonlyMap<StaffCountry, RewardProgramme>,
  { id, version, step, amount, note, key }: Payment,
  staff: StaffCaller,
): Promise<Refusal | undefined> {
  const request_key = idOfKey(staff.id, key);
  return lockedTransaction(db, `referral:${id}`, async (transaction) => {
    const friend = await findFriend(transaction, id, staff.countries);
    if (!friend) return unknownReferral();
    const done = await transaction
      .selectFrom("referral_rewards")
      .select("id")
      .where("request_key", "=", request_key)
      .executeTakeFirst();
    if (done) return undefined;
    const [item] = await describeReferrals(transaction, [friend], programmes);
    const reward = item?.rewards.find((one) => one.step === step);
    if (!item || !reward || item.version !== version || reward.amount !== amount || reward.state === "paid")
      return new Refusal(409, "The referral has changed since. Load it again.", { reason: "changed" });
    if (reward.state === "waiting")
      return new Refusal(409, "The friend has not reached this step.", { reason: "reward-waiting" });
    const { currency } = reward;
    await transaction
      .insertInto("referral_rewards")
      .values({
        ...{ id: `${id}:${step}`, friend_id: id, request_key, step, amount, currency, note: note ?? null },
        ...{ member_id: staff.id, paid_at: new Date().toISOString() },
      })
      .execute();
    await transaction
      .updateTable("referred_friends")
      .set((row) => ({ paid: row("paid", "+", 1), version: row("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
    await writeAuditLine(transaction, staff, payReferralReward.name, {
      ...{ kind: "referral", recordId: id, country: item.country },
      ...{ before: { step, state: reward.state }, after: { step, state: "paid", amount, currency } },
    });
    return undefined;
  });
}

/** A referral of another country is as unknown as one that does not exist. */
export function findFriend(
  db: Db,
  id: string,
  countries: readonly StaffCountry[],
): Promise<ReferredFriendRow | undefined> {
  return db
    .selectFrom("referred_friends")
    .selectAll()
    .where("id", "=", id)
    .where("country", "in", countries)
    .executeTakeFirst();
}

export function unknownReferral(): Refusal {
  return new Refusal(404, "There is no such referral in your countries.");
}
