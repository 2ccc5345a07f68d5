import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from "kysely";
import type { z } from "zod";
import type { CallAnswer } from "../../../contracts/define-call.ts";
import { maskName } from "../../../contracts/mask-contact.ts";
import { LEAD_STAGES, type LeadStage } from "../../../contracts/staff/calls/lead-schemas.ts";
import type { listReferrals } from "../../../contracts/staff/calls/referral-calls.ts";
import type { ReferralItem, ReferralReward } from "../../../contracts/staff/calls/referral-schemas.ts";
import { STAFF_COUNTRIES, type StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { FIRST_STAGE, leadCode } from "../leads/lead-work.ts";
import { staffCountry } from "../people/load-person.ts";
import type { ReferredFriendRow } from "./referred-friends.ts";
import type { RewardProgramme } from "./reward-programmes.ts";

type Db = Kysely<Schema>;
type Asked = z.output<typeof listReferrals.input>;
type Programmes = ReadonlyMap<StaffCountry, RewardProgramme>;
type FriendQuery<Row> = SelectQueryBuilder<Schema, "referred_friends", Row>;

/** Counting further would cost more than it tells. */
const COUNTED_UNTIL = 1001;
const SEPARATOR = "~";

export async function findReferrals(
  db: Db,
  { after, size, ...filters }: Asked,
  countries: readonly StaffCountry[],
  programmes: Programmes,
): Promise<CallAnswer<typeof listReferrals>> {
  const narrow = narrowedBy(filters, countries, programmes);
  let query = narrow(db.selectFrom("referred_friends").selectAll("referred_friends"));
  if (after) {
    const [at = "", id = ""] = after.split(SEPARATOR);
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("referred_friends.created_at", "referred_friends.id"), "<", tuple(at, id)),
    );
  }
  const rows = await query
    .orderBy("referred_friends.created_at", "desc")
    .orderBy("referred_friends.id", "desc")
    .limit(size + 1)
    .execute();
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  const all = narrow(db.selectFrom("referred_friends").select("referred_friends.id")).limit(COUNTED_UNTIL);
  const { count } = await db
    .selectFrom(all.as("found"))
    .select((row) => row.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return {
    referrals: await describeReferrals(db, shown, programmes),
    next: last ? last.created_at + SEPARATOR + last.id : null,
    total: Number(count),
  };
}

function narrowedBy(
  { country, state }: Pick<Asked, "country" | "state">,
  countries: readonly StaffCountry[],
  programmes: Programmes,
) {
  return <Row>(given: FriendQuery<Row>): FriendQuery<Row> => {
    const seen = country ? countries.filter((one) => one === country) : countries;
    let query = given;
    if (seen.length < STAFF_COUNTRIES.length) query = query.where("referred_friends.country", "in", seen);
    // Written out, because the index of the paid ones serves only statements that name the condition.
    if (state === "paid") query = query.where(sql<boolean>`referred_friends.paid > 0`);
    if (state === "due") query = query.where((eb) => eb.or([...programmes.values()].map(isDueIn(eb))));
    return query;
  };
}

/** More rewards are reached than paid. */
function isDueIn(eb: ExpressionBuilder<Schema, "referred_friends">) {
  return ({ country, steps }: RewardProgramme): Expression<SqlBool> => {
    const visits = steps.filter(({ reached }) => reached === "visit").length;
    return eb.and([
      sql<boolean>`referred_friends.country = ${country}`,
      eb.or([
        eb.and([sql<boolean>`referred_friends.paid < ${steps.length}`, eb.exists(leadsIn(eb, ["won"]))]),
        eb.and([sql<boolean>`referred_friends.paid < ${visits}`, eb.exists(leadsIn(eb, VISITED))]),
      ]),
    ]);
  };
}

/** A lead that is further than the visit, or whose visit was recorded. */
const VISITED: readonly LeadStage[] = ["proposal", "won"];

function leadsIn(eb: ExpressionBuilder<Schema, "referred_friends">, stages: readonly LeadStage[]) {
  const leads = eb
    .selectFrom("lead_work")
    .select("lead_work.id")
    .whereRef("lead_work.customer_id", "=", "referred_friends.customer_id");
  if (stages !== VISITED) return leads.where("lead_work.stage", "in", stages);
  return leads
    .leftJoin("visit_work", "visit_work.id", "lead_work.id")
    .where((row) => row.or([row("lead_work.stage", "in", stages), row("visit_work.outcome", "=", "came")]));
}

/** A few queries for all of them. */
export async function describeReferrals(
  db: Db,
  friends: readonly ReferredFriendRow[],
  programmes: Programmes,
): Promise<ReferralItem[]> {
  if (friends.length === 0) return [];
  const ids = friends.map(({ id }) => id);
  const leads = await db.selectFrom("leads").select(["id", "name"]).where("id", "in", ids).execute();
  const nameOf = new Map(leads.map(({ id, name }) => [id, name]));
  const referrers = await db
    .selectFrom("referrers")
    .select(["id", "name", "email"])
    .where("id", "in", [...new Set(friends.map(({ referrer_id }) => referrer_id))])
    .execute();
  const referrerOf = new Map(referrers.map(({ id, ...referrer }) => [id, referrer]));
  const paid = await db.selectFrom("referral_rewards").selectAll().where("friend_id", "in", ids).execute();
  const work = await db
    .selectFrom("lead_work")
    .leftJoin("visit_work", "visit_work.id", "lead_work.id")
    .select(["lead_work.customer_id", "lead_work.created_at", "lead_work.stage", "visit_work.outcome"])
    .where(
      "lead_work.customer_id",
      "in",
      friends.map(({ customer_id }) => customer_id),
    )
    .orderBy("lead_work.created_at")
    .execute();
  const workOf = Map.groupBy(work, ({ customer_id }) => customer_id);
  const paidOf = Map.groupBy(paid, ({ friend_id }) => friend_id);
  return friends.map((friend) => {
    const own = workOf.get(friend.customer_id) ?? [];
    const country = staffCountry(friend.country);
    const programme = programmes.get(country);
    const stage = furthestOf(own.map((one) => one.stage));
    const came = own.some(({ outcome }) => outcome === "came");
    const since = friend.referred_at ?? friend.created_at;
    return {
      ...{ id: friend.id, code: leadCode(friend.id), country, stage },
      friend: maskName(nameOf.get(friend.id) ?? ""),
      ...{ cameBy: friend.came_by, referredAt: friend.referred_at, createdAt: friend.created_at },
      earlierAt: own.findLast(({ created_at }) => created_at < since)?.created_at ?? null,
      referrer: referrerOf.get(friend.referrer_id) ?? { name: "", email: "" },
      minimum: programme?.minimum ?? null,
      rewards: rewardsOf(programme, { stage, came }, paidOf.get(friend.id) ?? []),
      version: Number(friend.version),
    };
  });
}

function furthestOf(stages: readonly LeadStage[]): LeadStage {
  if (stages.length > 0 && stages.every((stage) => stage === "lost")) return "lost";
  return LEAD_STAGES.findLast((stage) => stage !== "lost" && stages.includes(stage)) ?? FIRST_STAGE;
}

interface Reached {
  stage: LeadStage;
  /** Whether a member has recorded that the friend came to a visit. */
  came: boolean;
}

/** The stage of a lead proves a booking. It does not prove a visit, or that the design is signed. */
function stateOf(step: RewardProgramme["steps"][number]["reached"], { stage, came }: Reached) {
  if (step === "visit") return came ? "due" : VISITED.includes(stage) ? "check" : "waiting";
  if (stage !== "won") return "waiting";
  return step === "booking" ? "due" : "check";
}

function rewardsOf(
  programme: RewardProgramme | undefined,
  reached: Reached,
  paid: readonly Schema["referral_rewards"][],
): ReferralReward[] {
  const { steps = [], currency = "" } = programme ?? {};
  const unpaid = { paidAt: null, paidById: null, paidNote: null };
  const known = steps.map(({ key, when, note, amount, reached: step }): ReferralReward => {
    const payment = paid.find((one) => one.step === key);
    const words = { step: key, when, note };
    if (payment) return { ...words, ...describePaid(payment) };
    return { ...words, amount, currency, state: stateOf(step, reached), ...unpaid };
  });
  const gone = paid.filter(({ step }) => !steps.some(({ key }) => key === step));
  const others = gone.map((one) => ({ step: one.step, when: null, note: null, ...describePaid(one) }));
  return [...known, ...others];
}

function describePaid({ amount, currency, paid_at, member_id, note }: Schema["referral_rewards"]) {
  return {
    ...{ amount: Number(amount), currency, state: "paid" as const },
    ...{ paidAt: paid_at, paidById: member_id, paidNote: note },
  };
}
