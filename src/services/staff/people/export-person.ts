import { allPersonalData, collectPersonalData } from "../../customers/all-personal-data.ts";
import { collectProjects, collectReferrals, collectRequests } from "../../customers/personal-data.ts";
import type { Contact } from "../../identity/accounts.ts";
import { findContact } from "../../leads/erase-person.ts";
import { linkedWith } from "../../leads/linked-contacts.ts";
import { findProjects } from "../../projects/project-store.ts";
import type { ServiceParts } from "../../service-parts.ts";
import { myTickets } from "../../tickets/my-tickets.ts";

interface Collected {
  collectedAt: string;
  held: Record<string, unknown>;
}

/** What is stored under the contact, and under each that is linked with it. */
export async function collectPerson(parts: ServiceParts, contact: Contact): Promise<Collected> {
  const { db } = parts.database;
  const collect = async (one: Contact) =>
    collectContact(parts, one, (await findContact(db, parts.signer, one)).accountId);
  const own = await collect(contact);
  const linkedContacts: Record<string, unknown>[] = [];
  for (const { channel, target } of await linkedWith(db, contact))
    linkedContacts.push({ contact: target, ...(await collect({ channel, target })).held });
  return linkedContacts.length === 0 ? own : { ...own, held: { ...own.held, linkedContacts } };
}

/** The same as the export in the profile, which includes leads from before the account; without one, what is found by the contact. */
async function collectContact(
  parts: ServiceParts,
  { channel, target }: Contact,
  accountId: string | undefined,
): Promise<Collected> {
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
