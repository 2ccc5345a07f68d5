import type { Kysely } from "kysely";
import type { ContactPact } from "../../contracts/calls/leads/contact-pact-calls.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { StoredLead } from "../leads/lead-store.ts";
import { cancelledVisits } from "../visits/visit-bookings.ts";

interface NextVisit {
  leadId: string;
  visit: NonNullable<ContactPact["visit"]>;
}

export async function nextVisit(
  db: Kysely<Schema>,
  thread: readonly StoredLead[],
  now = new Date(),
): Promise<NextVisit | undefined> {
  const ahead = thread.flatMap(({ id, payload: { ec_name, ec_visit_timing } }): NextVisit[] => {
    const isAhead = Date.parse(ec_visit_timing ?? "") > now.getTime();
    if (!ec_name || !ec_visit_timing || !isAhead) return [];
    return [{ leadId: id, visit: { ecName: ec_name, at: ec_visit_timing } }];
  });
  if (ahead.length === 0) return undefined;
  const cancelled = await cancelledVisits(
    db,
    ahead.map(({ leadId }) => leadId),
  );
  return ahead.find(({ leadId }) => !cancelled.has(leadId));
}
