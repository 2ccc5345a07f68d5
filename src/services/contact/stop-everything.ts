import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import type { Log } from "../http/backend-log.ts";
import { Refusal } from "../http/refusal.ts";
import { leadsOfCustomer, type StoredLead } from "../leads/lead-store.ts";
import { firstOfThread, threadOf } from "./lead-thread.ts";
import { REQUEST_STOP } from "./request-stop.ts";
import { SEND_STOP_LINK } from "./send-stop-link.ts";

export interface StopServices {
  db: Kysely<Schema>;
  hasCrm: boolean;
  hasMail: boolean;
  log: Log;
}

/** The recipient of a proof: the address of the lead, otherwise the last one of its thread. */
export function addressedLead(
  lead: StoredLead,
  ofCustomer: readonly StoredLead[],
): (StoredLead & { email: string }) | undefined {
  for (const one of [lead, ...threadOf(lead, ofCustomer)])
    if (one.email !== null) return { ...one, email: one.email };
  return undefined;
}

/** Requests the proof; call it in the transaction that stops the thread. */
export async function sendProofLink(
  { db, hasCrm, hasMail, log }: StopServices,
  lead: StoredLead,
  of: "mailbox" | "number",
): Promise<Refusal | undefined> {
  const leads = await leadsOfCustomer(db, lead.customer_id);
  // No e-mail or report is sent for a held lead.
  const isHeld = lead.held_because !== null;
  if (of === "mailbox") {
    const addressed = hasMail ? addressedLead(lead, leads) : undefined;
    if (!addressed)
      return new Refusal(409, "There is no mailbox to send a link to.", { reason: "no-mailbox" });
    if (!isHeld) await enqueue(db, { kind: SEND_STOP_LINK, payload: { leadId: addressed.id } });
    return undefined;
  }
  const lead_id = firstOfThread(lead, leads).id;
  const asked = await db
    .insertInto("stop_requests")
    .values({ lead_id, customer_id: lead.customer_id, asked_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("lead_id").doNothing())
    .returning("lead_id")
    .executeTakeFirst();
  if (!asked || isHeld) return undefined;
  if (hasCrm) await enqueue(db, { kind: REQUEST_STOP, payload: { leadId: lead.id } });
  else
    log.info(
      { lead: lead.id },
      'A person asks that their number is not contacted any more; see "npm run leads -- stops".',
    );
  return undefined;
}

export async function numberAskedAt(
  db: Kysely<Schema>,
  lead: StoredLead,
  ofCustomer: readonly StoredLead[],
): Promise<string | null> {
  const row = await db
    .selectFrom("stop_requests")
    .select("asked_at")
    .where("lead_id", "=", firstOfThread(lead, ofCustomer).id)
    .executeTakeFirst();
  return row?.asked_at ?? null;
}
