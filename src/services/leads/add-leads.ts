import { type Kysely, type RawBuilder, sql } from "kysely";
import type { LeadRow } from "../../platform/database/customer-rows.ts";
import type { Database, Engine } from "../../platform/database/database.ts";
import { jsonRows } from "../../platform/database/document-index/json-rows.ts";
import { type Schema, TABLES } from "../../platform/database/schema.ts";
import { enqueueAll, JOB_COLUMNS, jobRows, type NewJob } from "../../platform/jobs/enqueue.ts";

export interface LeadToAdd {
  row: LeadRow;
  jobs: NewJob[];
}

/**
 * Adds leads with their jobs, all or nothing, and gives the ids of those that were not there yet: only these get their
 * jobs. PostgreSQL takes it as one statement, because there each statement is a journey.
 */
export function addLeads({ db, engine }: Pick<Database, "db" | "engine">, leads: readonly LeadToAdd[]) {
  return ADD[engine](db, leads);
}

type Add = (db: Kysely<Schema>, leads: readonly LeadToAdd[]) => Promise<Set<string>>;

const ADD: Record<Engine, Add> = {
  sqlite: (db, leads) =>
    db.transaction().execute(async (transaction) => {
      const added = idsOf(await insertLeads("sqlite", leads).execute(transaction));
      const jobs = leads.flatMap(({ row, jobs: ofLead }) => (added.has(row.id) ? ofLead : []));
      await enqueueAll(transaction, "sqlite", jobs);
      return added;
    }),
  async postgres(db, leads) {
    const insert = insertLeads("postgres", leads);
    const jobs = leads.flatMap(({ jobs: ofLead }) => ofLead);
    if (jobs.length === 0) return idsOf(await insert.execute(db));
    const statement = sql<{ id: string }>`
      with added as (${insert}), queued as (
        insert into jobs (${namesOf(JOB_COLUMNS)})
        select ${namesOf(JOB_COLUMNS)} from (${jobRows("postgres", jobs)}) as job
        where job.payload::jsonb ->> 'leadId' in (select id from added)
      )
      select id from added
    `;
    return idsOf(await statement.execute(db));
  },
};

const LEAD_COLUMNS = Object.fromEntries(TABLES.leads.columns.map((name) => [name, "text" as const]));

function insertLeads(engine: Engine, leads: readonly LeadToAdd[]): RawBuilder<{ id: string }> {
  const values = leads.map(({ row }) => TABLES.leads.columns.map((name) => row[name]));
  return sql`
    insert into leads (${namesOf(LEAD_COLUMNS)}) ${jsonRows(engine, LEAD_COLUMNS, values)}
    on conflict (submission_key) do nothing returning id
  `;
}

function namesOf(columns: Record<string, unknown>): RawBuilder<unknown> {
  return sql.join(Object.keys(columns).map((name) => sql.ref(name)));
}

function idsOf({ rows }: { rows: { id: string }[] }): Set<string> {
  return new Set(rows.map(({ id }) => id));
}
