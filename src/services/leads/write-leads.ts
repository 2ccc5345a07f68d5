import type { Kysely } from "kysely";
import type { LeadRow } from "../../platform/database/moving/customer-rows.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { addLeads, type LeadsDatabase } from "./add-leads.ts";
import { jobsOf, type LeadOutlets } from "./lead-jobs.ts";

export interface WrittenLead {
  row: LeadRow;
  /** The same submission had been stored before; it is that row. */
  isRepeated: boolean;
}

/** Stores leads with everything that is to be done about them, all or nothing. */
export async function writeLeads(
  database: LeadsDatabase,
  outlets: LeadOutlets,
  rows: readonly LeadRow[],
): Promise<WrittenLead[]> {
  // Always in the same order: two processes that hold the same submissions would wait for each other for ever.
  const ordered = rows.toSorted((one, other) => (one.submission_key < other.submission_key ? -1 : 1));
  const added = await addLeads(
    database,
    ordered.map((row) => ({ row, jobs: jobsOf(row, outlets) })),
  );
  if (added.size === rows.length) return rows.map((row) => ({ row, isRepeated: false }));
  const earlier = await findEarlier(
    database.db,
    rows.filter(({ id }) => !added.has(id)),
  );
  return rows.map((row) => {
    const stored = added.has(row.id) ? row : earlier.get(row.submission_key);
    if (!stored) throw new Error("A lead is neither new nor stored.");
    // The same id: it was stored by a commit whose answer got lost on the way.
    return { row: stored, isRepeated: stored.id !== row.id };
  });
}

async function findEarlier(db: Kysely<Schema>, repeated: readonly LeadRow[]): Promise<Map<string, LeadRow>> {
  const keys = repeated.map(({ submission_key }) => submission_key);
  const found = await db.selectFrom("leads").selectAll().where("submission_key", "in", keys).execute();
  return new Map(found.map((row) => [row.submission_key, row]));
}
