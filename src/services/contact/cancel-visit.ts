import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { leadsOfCustomer, type StoredLead } from "../leads/lead-store.ts";
import { givePlacesBack } from "../visits/visit-places.ts";
import { threadOf } from "./lead-thread.ts";
import { nextVisit } from "./next-visit.ts";

/** Calls the visit of a thread off, and the one that it may have taken the place of: nobody comes. */
export async function cancelVisit(transaction: Kysely<Schema>, lead: StoredLead): Promise<void> {
  const thread = threadOf(lead, await leadsOfCustomer(transaction, lead.customer_id));
  for (let left = thread.length; left > 0; left -= 1) {
    const next = await nextVisit(transaction, thread);
    if (!next) return;
    const { leadId, visit } = next;
    const at = new Date(visit.at).toISOString();
    await givePlacesBack(transaction, [{ leadId, ecName: visit.ecName, at }]);
  }
}
