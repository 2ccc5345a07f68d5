import { CompiledQuery, type Kysely, type RawBuilder, sql } from "kysely";
import type { Database, Engine } from "../../platform/database/database.ts";
import { jsonRows } from "../../platform/database/document-index/json-rows.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { sealRow } from "../../platform/database/sealed/sealed-columns.ts";
import { enqueueAll, JOB_COLUMNS, jobValues, type NewJob } from "../../platform/jobs/enqueue.ts";
import type { LeadRow } from "./lead-store.ts";

export interface LeadToAdd {
  row: LeadRow;
  jobs: NewJob[];
}

/** Adds leads with their jobs, all or nothing, and returns the ids of the new ones: only these get their jobs. */
export function addLeads(database: LeadsDatabase, leads: readonly LeadToAdd[]): Promise<Set<string>> {
  return ADD[database.engine](database, leads);
}

export type LeadsDatabase = Pick<Database, "db" | "engine" | "read" | "sealing">;

const ADD: Record<Engine, (database: LeadsDatabase, leads: readonly LeadToAdd[]) => Promise<Set<string>>> = {
  sqlite: ({ db, sealing }, leads) =>
    db.transaction().execute((transaction) => addLeadsIn(transaction, { engine: "sqlite", sealing }, leads)),
  /** Uses one statement to save round trips, and keeps it prepared, because planning it costs more than running it. */
  async postgres({ db, read, sealing }, leads) {
    const sealed = sealedLeads(sealing, leads);
    return idsOf(await read({ sql: statementOf("postgres", db), parameters: parametersOf(sealed) }));
  },
};

export async function addLeadsIn(
  transaction: Kysely<Schema>,
  { engine, sealing }: Pick<Database, "engine" | "sealing">,
  leads: readonly LeadToAdd[],
): Promise<Set<string>> {
  const insert = statementOf(engine, transaction);
  const sealed = sealedLeads(sealing, leads);
  const parameters = engine === "postgres" ? parametersOf(sealed) : [leadValues(sealed)];
  const { rows } = await transaction.executeQuery<{ id: string }>(CompiledQuery.raw(insert, parameters));
  const added = idsOf(rows);
  if (engine === "sqlite") {
    const jobs = leads.flatMap(({ row, jobs: ofLead }) => (added.has(row.id) ? ofLead : []));
    await enqueueAll(transaction, "sqlite", jobs);
  }
  return added;
}

function sealedLeads(sealing: Database["sealing"], leads: readonly LeadToAdd[]): readonly LeadToAdd[] {
  return sealing ? leads.map((lead) => ({ ...lead, row: sealRow(sealing, "leads", lead.row) })) : leads;
}

function parametersOf(leads: readonly LeadToAdd[]): string[] {
  const jobs = leads.flatMap(({ jobs: ofLead }) => ofLead);
  return [leadValues(leads), JSON.stringify(jobValues(jobs))];
}

const LEAD_COLUMNS = {
  id: "text",
  submission_key: "text",
  customer_id: "text",
  country: "text",
  language: "text",
  kind: "text",
  name: "text",
  phone: "text",
  email: "text",
  mailbox: "text",
  pincode: "text",
  payload: "text",
  consent: "text",
  held_because: "text",
  follows: "text",
  created_at: "text",
  delivered_at: "text",
} as const satisfies Record<keyof LeadRow, "text">;
const COLUMN_NAMES = Object.keys(LEAD_COLUMNS) as (keyof LeadRow)[];

function leadValues(leads: readonly LeadToAdd[]): string {
  return JSON.stringify(leads.map(({ row }) => COLUMN_NAMES.map((name) => row[name])));
}

/** The text is the same for all leads and jobs, which are parameters, so it is built once. */
const STATEMENTS: Record<Engine, RawBuilder<unknown>> = {
  sqlite: insertLeads("sqlite"),
  postgres: sql`
    with added as (${insertLeads("postgres")}), queued as (
      insert into jobs (${namesOf(JOB_COLUMNS)})
      select ${namesOf(JOB_COLUMNS)} from (${jsonRows("postgres", JOB_COLUMNS, [])}) as job
      where job.payload::jsonb ->> 'leadId' in (select id from added)
    )
    select id from added
  `,
};
const texts = new Map<Engine, string>();

function statementOf(engine: Engine, db: Kysely<Schema>): string {
  const text = texts.get(engine) ?? STATEMENTS[engine].compile(db).sql;
  texts.set(engine, text);
  return text;
}

function insertLeads(engine: Engine): RawBuilder<unknown> {
  return sql`
    insert into leads (${namesOf(LEAD_COLUMNS)}) ${jsonRows(engine, LEAD_COLUMNS, [])}
    on conflict (submission_key) do nothing returning id
  `;
}

function namesOf(columns: Record<string, unknown>): RawBuilder<unknown> {
  return sql.join(Object.keys(columns).map((name) => sql.ref(name)));
}

function idsOf(rows: readonly { id: string }[]): Set<string> {
  return new Set(rows.map(({ id }) => id));
}
