import { type Kysely, sql } from "kysely";
import type { JobRow, Schema } from "../../platform/database/schema.ts";
import { DELIVER_LEAD } from "./lead-jobs.ts";
import type { LeadRow } from "./lead-store.ts";

/**
 * The state of a lead: waiting for the CRM, delivered, dead until an operator replays it, held because it is probably
 * from a bot, or kept because no CRM is set up.
 */
export const LEAD_STATES = ["waiting", "delivered", "dead", "held", "kept"] as const;

export type LeadState = (typeof LEAD_STATES)[number];

export interface LeadFilter {
  country?: string | undefined;
  state?: LeadState | undefined;
  /** From is inclusive, before is exclusive. */
  from?: Date | undefined;
  before?: Date | undefined;
}

export interface ListedLead extends LeadRow {
  state: LeadState;
  attempts: JobRow["attempts"] | null;
  last_error: JobRow["last_error"];
}

const PAGE = 500;

/** Oldest first, page by page, so that an export of several years fits into memory. */
export async function* listLeads(db: Kysely<Schema>, filter: LeadFilter): AsyncGenerator<ListedLead[]> {
  let after: ListedLead | undefined;
  do {
    const page = await readPage(db, filter, after);
    if (page.length > 0) yield page;
    after = page.length === PAGE ? page.at(-1) : undefined;
  } while (after);
}

function readPage(
  db: Kysely<Schema>,
  { country, state, from, before }: LeadFilter,
  after: ListedLead | undefined,
): Promise<ListedLead[]> {
  let query = listed(db);
  if (country) query = query.where("leads.country", "=", country);
  if (state) query = query.where(LEAD_STATE, "=", state);
  if (from) query = query.where("leads.created_at", ">=", from.toISOString());
  if (before) query = query.where("leads.created_at", "<", before.toISOString());
  if (after) {
    const { created_at, id } = after;
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("leads.created_at", "leads.id"), ">", tuple(created_at, id)),
    );
  }
  return query.orderBy("leads.created_at").orderBy("leads.id").limit(PAGE).execute();
}

/** The leads with these ids, in any order. */
export async function listedLeads(db: Kysely<Schema>, ids: readonly string[]): Promise<ListedLead[]> {
  return ids.length === 0 ? [] : listed(db).where("leads.id", "in", ids).execute();
}

function listed(db: Kysely<Schema>) {
  return db
    .selectFrom("leads")
    .leftJoin("jobs", (join) => join.on(sql<boolean>`jobs.unique_key = ${`${DELIVER_LEAD}:`} || leads.id`))
    .selectAll("leads")
    .select([LEAD_STATE.as("state"), "jobs.attempts", "jobs.last_error"]);
}

export const LEAD_STATE = sql<LeadState>`
  case
    when leads.held_because is not null then 'held'
    when leads.delivered_at is not null then 'delivered'
    when jobs.state = 'dead' then 'dead'
    when jobs.state in ('waiting', 'running') then 'waiting'
    else 'kept'
  end
`;
