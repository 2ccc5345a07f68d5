import { type SelectQueryBuilder, sql } from "kysely";
import type { z } from "zod";
import type { CallAnswer } from "../../../contracts/define-call.ts";
import type { LeadFilters, listStaffLeads } from "../../../contracts/staff/calls/lead-calls.ts";
import { LEAD_STAGES, type LeadItem, type LeadStage } from "../../../contracts/staff/calls/lead-schemas.ts";
import { STAFF_COUNTRIES, type StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { DELIVER_LEAD } from "../../leads/lead-jobs.ts";
import { parseLead, type StoredLead } from "../../leads/lead-store.ts";
import { customersOfPersons } from "../../leads/linked-contacts.ts";
import { LEAD_STATE, type LeadState, type ListedLead, listedLeads } from "../../leads/list-leads.ts";
import { leadsWithWord, wordsOfSearch } from "./lead-words.ts";
import { FIRST_STAGE, type LeadWorkRow, leadCode } from "./lead-work.ts";

type Asked = z.output<typeof listStaffLeads.input>;
type WorkQuery<Row> = SelectQueryBuilder<Schema, "lead_work", Row>;

/** Counting further would cost more than it tells. */
const COUNTED_UNTIL = 1001;
const SEPARATOR = "~";

/** The leads of the inbox. Each page begins after the last lead of the page before, so page 1,000 costs as much as 1. */
export async function findLeads(
  database: Pick<Database, "db" | "sealing">,
  { after, size, ...filters }: Asked,
  countries: readonly StaffCountry[],
): Promise<CallAnswer<typeof listStaffLeads>> {
  const { db } = database;
  const narrow = narrowedBy(database, filters, countries);
  let query = narrow(db.selectFrom("lead_work").selectAll());
  if (after) {
    const [at = "", id = ""] = after.split(SEPARATOR);
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("lead_work.created_at", "lead_work.id"), "<", tuple(at, id)),
    );
  }
  const rows = await query
    .orderBy("lead_work.created_at", "desc")
    .orderBy("lead_work.id", "desc")
    .limit(size + 1)
    .execute();
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  const counted = db
    .selectFrom(narrow(db.selectFrom("lead_work").select("lead_work.id")).limit(COUNTED_UNTIL).as("found"))
    .select((row) => row.fn.countAll().as("count"));
  const { count } = await counted.executeTakeFirstOrThrow();
  return {
    leads: await describeLeads(database, shown),
    next: last ? last.created_at + SEPARATOR + last.id : null,
    total: Number(count),
  };
}

/** All leads of the filters for an export, a page at a time, so that the memory stays flat. */
export async function* exportLeads(
  database: Pick<Database, "db" | "sealing">,
  filters: LeadFilters,
  countries: readonly StaffCountry[],
): AsyncGenerator<ListedLead[]> {
  const { db } = database;
  const narrow = narrowedBy(database, filters, countries);
  let after: LeadWorkRow | undefined;
  do {
    const before = after;
    let query = narrow(db.selectFrom("lead_work").selectAll());
    if (before)
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("lead_work.created_at", "lead_work.id"), "<", tuple(before.created_at, before.id)),
      );
    const work = await query
      .orderBy("lead_work.created_at", "desc")
      .orderBy("lead_work.id", "desc")
      .limit(EXPORTED_AT_ONCE)
      .execute();
    const ids = work.map(({ id }) => id);
    const rows = await listedLeads(db, ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield ids.flatMap((id) => byId.get(id) ?? []);
    after = work.length === EXPORTED_AT_ONCE ? work.at(-1) : undefined;
  } while (after);
}

/** The rows of a page are in memory together, and more of them survive the collections of short-lived objects. */
const EXPORTED_AT_ONCE = 50;

export async function countStages(
  database: Pick<Database, "db" | "sealing">,
  filters: Omit<LeadFilters, "stage">,
  countries: readonly StaffCountry[],
): Promise<Record<LeadStage, number>> {
  const { db } = database;
  const counts = await Promise.all(
    LEAD_STAGES.map(async (stage) => {
      const narrow = narrowedBy(database, { ...filters, stage }, countries);
      const { count } = await db
        .selectFrom(
          narrow(db.selectFrom("lead_work").select("lead_work.id")).limit(COUNTED_UNTIL).as("found"),
        )
        .select((row) => row.fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      return [stage, Number(count)] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<LeadStage, number>;
}

function narrowedBy(
  database: Pick<Database, "db" | "sealing">,
  { country, stage, delivery, owner, late, search, from, until }: LeadFilters,
  countries: readonly StaffCountry[],
) {
  const { db } = database;
  return <Row>(given: WorkQuery<Row>): WorkQuery<Row> => {
    let query = given;
    const seen = country ? countries.filter((one) => one === country) : countries;
    if (seen.length < STAFF_COUNTRIES.length) query = query.where("lead_work.country", "in", seen);
    if (stage) query = query.where("lead_work.stage", "=", stage);
    if (owner)
      query = query.where(
        "lead_work.owner_id",
        owner === "nobody" ? "is" : "=",
        owner === "nobody" ? null : owner,
      );
    if (late)
      query = query
        .where("lead_work.stage", "=", FIRST_STAGE)
        .where("lead_work.answered_at", "is", null)
        .where("lead_work.due_at", "<", new Date().toISOString());
    if (from) query = query.where("lead_work.created_at", ">=", from);
    if (until) query = query.where("lead_work.created_at", "<", `${until}T99`);
    if (delivery) query = query.where("lead_work.id", "in", leadsInState(db, delivery));
    for (const word of search ? wordsOfSearch(search) : [])
      query = query.where("lead_work.id", "in", leadsWithWord(database, word));
    return query;
  };
}

/** Undelivered leads are few and have an index of their own; delivered ones are the rest. */
function leadsInState(db: Database["db"], state: LeadState) {
  const leads = db.selectFrom("leads").select("leads.id");
  if (state === "delivered") return leads.where("leads.delivered_at", "is not", null);
  return leads
    .leftJoin("jobs", (join) => join.on(sql<boolean>`jobs.unique_key = ${`${DELIVER_LEAD}:`} || leads.id`))
    .where("leads.delivered_at", "is", null)
    .where(LEAD_STATE, "=", state);
}

/** The rows of the inbox with what the visitor sent: a few queries for all of them. */
export async function describeLeads(
  { db }: Pick<Database, "db">,
  work: readonly LeadWorkRow[],
): Promise<LeadItem[]> {
  if (work.length === 0) return [];
  const ids = work.map(({ id }) => id);
  const leads = await db.selectFrom("leads").selectAll().where("id", "in", ids).execute();
  const byId = new Map(leads.map((row) => [row.id, parseLead(row)]));
  const states = await statesOf(db, ids);
  const others = await countOfPersons(db, [...byId.values()]);
  return work.flatMap((row) => {
    const lead = byId.get(row.id);
    return lead
      ? [
          describeLead(row, lead, {
            delivery: states.get(row.id) ?? "kept",
            leads: others.get(row.customer_id) ?? 1,
          }),
        ]
      : [];
  });
}

async function statesOf(db: Database["db"], ids: readonly string[]): Promise<Map<string, LeadState>> {
  const rows = await db
    .selectFrom("leads")
    .leftJoin("jobs", (join) => join.on(sql<boolean>`jobs.unique_key = ${`${DELIVER_LEAD}:`} || leads.id`))
    .select(["leads.id", LEAD_STATE.as("state")])
    .where("leads.id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** By customer id, with the leads of contacts that are linked with the number. */
async function countOfPersons(
  db: Database["db"],
  leads: readonly StoredLead[],
): Promise<Map<string, number>> {
  const own = [...new Set(leads.map(({ customer_id }) => customer_id))];
  if (own.length === 0) return new Map();
  const linked = await customersOfPersons(db, leads);
  const rows = await db
    .selectFrom("lead_work")
    .select((row) => ["customer_id", row.fn.countAll().as("count")])
    .where("customer_id", "in", [...new Set([...own, ...[...linked.values()].flat()])])
    .groupBy("customer_id")
    .execute();
  const counts = new Map(rows.map(({ customer_id, count }) => [customer_id, Number(count)]));
  const sumOf = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
  return new Map(own.map((id) => [id, sumOf([id, ...(linked.get(id) ?? [])])]));
}

function describeLead(
  work: LeadWorkRow,
  { name, kind, payload }: StoredLead,
  { delivery, leads }: { delivery: LeadState; leads: number },
): LeadItem {
  return {
    id: work.id,
    code: leadCode(work.id),
    name,
    country: STAFF_COUNTRIES.find((country) => country === work.country) ?? "IN",
    city: payload.city ?? null,
    kind,
    about: payload.about ?? payload.form_title ?? null,
    source: payload.marketing_lead_source ?? payload.utm_source ?? null,
    stage: work.stage,
    ownerId: work.owner_id,
    delivery,
    createdAt: work.created_at,
    dueAt: work.due_at,
    answeredAt: work.answered_at,
    nextStepAt: work.next_step_at,
    othersOfPerson: leads - 1,
    version: work.version,
  };
}
