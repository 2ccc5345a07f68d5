import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { eraseLeadWork } from "../staff/leads/lead-work.ts";
import { eraseReferredFriend } from "../staff/referrals/referred-friends.ts";
import { enqueueErasure } from "./crm/announce-erasure.ts";
import { CONFIRM_LEAD, DELIVER_LEAD } from "./lead-jobs.ts";
import type { StoredLead } from "./lead-store.ts";

type Db = Kysely<Schema>;

interface Erased {
  whole: readonly StoredLead[];
  /** Leads of another person that lose an address that is not theirs. */
  withoutMailbox?: readonly StoredLead[];
}

/** Call it in a transaction: removes leads with their contact preferences and attempts, and notifies the CRM. */
export async function eraseLeads(
  db: Db,
  { whole, withoutMailbox = [] }: Erased,
  { tellsCrm }: { tellsCrm: boolean },
): Promise<void> {
  if (tellsCrm) await enqueueErasure(db, { whole, withoutMailbox });
  for (const { id } of whole) await eraseLead(db, id);
  for (const lead of withoutMailbox) await eraseMailbox(db, lead);
}

async function eraseLead(db: Db, id: string): Promise<void> {
  for (const table of ["contact_pacts", "contact_attempts", "visit_bookings", "stop_requests"] as const)
    await db.deleteFrom(table).where("lead_id", "=", id).execute();
  await eraseLeadWork(db, id);
  await eraseReferredFriend(db, id);
  await db.deleteFrom("visit_work").where("id", "=", id).execute();
  // A project has a customer and a contact of its own, and stays.
  await db.updateTable("projects").set({ lead_id: null }).where("lead_id", "=", id).execute();
  await db.deleteFrom("leads").where("id", "=", id).execute();
  await db
    .deleteFrom("jobs")
    .where("unique_key", "in", [`${DELIVER_LEAD}:${id}`, `${CONFIRM_LEAD}:${id}`])
    .where("state", "!=", "running")
    .execute();
}

async function eraseMailbox(db: Db, { id, payload }: StoredLead): Promise<void> {
  const { email, ...rest } = payload;
  await db
    .updateTable("leads")
    .set({ email: null, mailbox: null, payload: JSON.stringify(rest) })
    .where("id", "=", id)
    .execute();
}
