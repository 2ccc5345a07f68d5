import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { ServiceParts } from "../service-parts.ts";
import {
  accountData,
  estimatesData,
  type PersonalData,
  profileData,
  projectsData,
  referralsData,
  requestsData,
  sessionsData,
  ticketsData,
  wishlistData,
} from "./personal-data.ts";

export function allPersonalData(parts: ServiceParts): PersonalData[] {
  return PERSONAL_DATA.flatMap((open) => open(parts));
}

export async function collectPersonalData(personalData: readonly PersonalData[], customerId: string) {
  const held = await Promise.all(
    personalData.map(async (category) => [category.name, await category.collect(customerId)] as const),
  );
  return { collectedAt: new Date().toISOString(), customerId, held: Object.fromEntries(held) };
}

/**
 * All personal data of customers, in the order of erasure: tickets before their requests, and last the data by which
 * the others are found.
 */
const PERSONAL_DATA: readonly ((parts: ServiceParts) => PersonalData | readonly PersonalData[])[] = [
  ticketsData,
  estimatesData,
  referralsData,
  requestsData,
  projectsData,
  ({ database }) => profileData(database.db),
  ({ database }) => wishlistData(database.db),
  sessionsData,
  accountData,
  contactsData,
];

/** The customer's proved contacts, by which all other data is found, and the deletion request. */
function contactsData({ database: { db } }: { database: { db: Kysely<Schema> } }): PersonalData {
  return {
    name: "contacts",
    collect: (customerId) =>
      db
        .selectFrom("proven_contacts")
        .select(["id", "proven_at"])
        .where("account_id", "=", customerId)
        .orderBy("id")
        .execute(),
    async erase(customerId) {
      await db.deleteFrom("proven_contacts").where("account_id", "=", customerId).execute();
      await db.deleteFrom("account_deletions").where("account_id", "=", customerId).execute();
    },
  };
}
