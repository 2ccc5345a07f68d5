import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { findLead, leadsOfCustomer } from "../leads/lead-store.ts";
import { announceThreads } from "./announce-pact.ts";
import { setWideStop, stopOf } from "./wide-stops.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    /** A request to stop everything for a number, for which a staff member has to verify the owner. */
    stop_requests: {
      lead_id: string;
      customer_id: string;
      asked_at: string;
    };
  }
}

interface NumberStop {
  leadId: string;
  stopped: boolean;
  hasCrm: boolean;
}

/**
 * Stops everything for the number of a lead, or allows it again. For the CRM or an operator, who have verified the
 * owner. Returns the time of the stop, or undefined if there is no such lead.
 */
export async function setNumberStop(
  db: Kysely<Schema>,
  { leadId, stopped, hasCrm }: NumberStop,
): Promise<{ stoppedAt: string | null } | undefined> {
  const lead = await findLead(db, leadId);
  if (!lead) return undefined;
  const number = lead.customer_id;
  return db.transaction().execute(async (transaction) => ({
    stoppedAt: await decideNumber(transaction, { number, stopped, hasCrm }),
  }));
}

/** Call it in a transaction, for a number that may have no lead. Returns the time of the stop. */
export async function decideNumber(
  db: Kysely<Schema>,
  { number, stopped, hasCrm }: { number: string } & Omit<NumberStop, "leadId">,
): Promise<string | null> {
  await setWideStop(db, { number }, stopped);
  await db.deleteFrom("stop_requests").where("customer_id", "=", number).execute();
  if (hasCrm) await announceThreads(db, await leadsOfCustomer(db, number));
  return stopOf(db, { number });
}

export function listStopRequests(
  db: Kysely<Schema>,
): Promise<{ asked_at: string; lead_id: string; phone: string }[]> {
  return db
    .selectFrom("stop_requests")
    .innerJoin("leads", "leads.id", "stop_requests.lead_id")
    .select(["stop_requests.asked_at", "stop_requests.lead_id", "leads.phone"])
    .where("leads.held_because", "is", null)
    .orderBy("stop_requests.asked_at")
    .execute();
}
