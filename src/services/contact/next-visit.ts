import type { Kysely } from "kysely";
import type { ContactPact } from "../../contracts/calls/leads/contact-pact-calls.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { StoredLead } from "../leads/lead-store.ts";
import { bookedVisits, visitOfLead } from "../visits/visit-bookings.ts";

interface NextVisit {
  leadId: string;
  visit: NonNullable<ContactPact["visit"]>;
}

export async function nextVisit(
  db: Kysely<Schema>,
  thread: readonly StoredLead[],
  now = new Date(),
): Promise<NextVisit | undefined> {
  const booked = await bookedVisits(
    db,
    thread.map(({ id }) => id),
  );
  for (const lead of thread) {
    const visit = visitOfLead(lead, booked.get(lead.id));
    if (visit && !visit.isCancelled && Date.parse(visit.at) > now.getTime())
      return { leadId: lead.id, visit: { ecName: visit.ecName, at: visit.at } };
  }
  return undefined;
}
