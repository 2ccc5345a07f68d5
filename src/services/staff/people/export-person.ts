import { allPersonalData, collectPersonalData } from "../../customers/all-personal-data.ts";
import { collectProjects, collectReferrals, collectRequests } from "../../customers/personal-data.ts";
import type { Contact } from "../../identity/accounts.ts";
import { findProjects } from "../../projects/project-store.ts";
import type { ServiceParts } from "../../service-parts.ts";
import { myTickets } from "../../tickets/my-tickets.ts";

/** The same as the export in the profile, which includes leads from before the account; without one, what is found by the contact. */
export async function collectPerson(
  parts: ServiceParts,
  { channel, target }: Contact,
  accountId: string | undefined,
): Promise<{ collectedAt: string; held: Record<string, unknown> }> {
  if (accountId !== undefined) return collectPersonalData(allPersonalData(parts), accountId);
  const { signer } = parts;
  const { db } = parts.database;
  const contacts = { phone: undefined, email: undefined, [channel]: target };
  return {
    collectedAt: new Date().toISOString(),
    held: {
      tickets: await myTickets({ db, signer }, { id: "", ...contacts }),
      referrals: await collectReferrals(db, contacts),
      requests: await collectRequests(db, signer, contacts),
      projects: await collectProjects(db, await findProjects(db, { customerId: "", ...contacts })),
    },
  };
}
