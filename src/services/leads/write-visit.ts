import type { Kysely } from "kysely";
import type { LeadRow } from "../../platform/database/moving/customer-rows.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { givePlacesBack, takePlace } from "../visits/visit-places.ts";
import type { VisitPlan } from "../visits/visit-plan.ts";
import { addLeadsIn, type LeadsDatabase } from "./add-leads.ts";
import { jobsOf, type LeadOutlets } from "./lead-jobs.ts";
import type { WrittenLead } from "./write-leads.ts";

/** Stores a lead with the place that is held for its visit, both or neither; "full" where there is no place left. */
export async function writeVisit(
  { db, engine }: LeadsDatabase,
  outlets: LeadOutlets,
  row: LeadRow,
  visit: VisitPlan,
): Promise<WrittenLead | "full"> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const added = await addLeadsIn(transaction, engine, [{ row, jobs: jobsOf(row, outlets) }]);
      const stored = added.has(row.id) ? row : await storedBefore(transaction, row);
      if (!(await takePlace(transaction, stored.id, visit))) throw new HourIsFull();
      await leaveOthers(transaction, stored);
      return { row: stored, isRepeated: stored.id !== row.id };
    });
  } catch (error) {
    if (error instanceof HourIsFull) return "full";
    throw error;
  }
}

/** Takes the lead back with the transaction. */
class HourIsFull extends Error {}

function storedBefore(transaction: Kysely<Schema>, { submission_key }: LeadRow): Promise<LeadRow> {
  return transaction
    .selectFrom("leads")
    .selectAll()
    .where("submission_key", "=", submission_key)
    .executeTakeFirstOrThrow();
}

/** Who moves a visit comes once: the places of the same request's earlier visits are free again. */
async function leaveOthers(transaction: Kysely<Schema>, { id, follows }: LeadRow): Promise<void> {
  if (follows === null) return;
  const others = await transaction
    .selectFrom("visit_places")
    .innerJoin("leads", "leads.id", "visit_places.lead_id")
    .select(["visit_places.lead_id", "ec_name", "visit_at"])
    .where((eb) => eb.or([eb("leads.id", "=", follows), eb("leads.follows", "=", follows)]))
    .where("visit_places.lead_id", "!=", id)
    .where("place", "is not", null)
    .execute();
  const visits = others.map((other) => ({
    leadId: other.lead_id,
    ecName: other.ec_name,
    at: other.visit_at,
  }));
  await givePlacesBack(transaction, visits);
}
