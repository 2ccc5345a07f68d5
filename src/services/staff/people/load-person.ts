import type { Kysely } from "kysely";
import { readEstimateCode } from "../../../contracts/estimates/estimate-code.ts";
import { maskName } from "../../../contracts/mask-contact.ts";
import type { ErasureCounts, PersonRecord } from "../../../contracts/staff/calls/person-schemas.ts";
import { STAFF_COUNTRIES, type StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { TICKET_STATES } from "../../../contracts/tickets/ticket-types.ts";
import { ISO_CODES } from "../../../editions/countries.ts";
import { isRegion, REGIONS } from "../../../editions/regions.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import type { Signer } from "../../../platform/signing.ts";
import { myEstimates } from "../../customer-records/my-estimates.ts";
import { hasLeadSince, referralsOf, referrersOf } from "../../customer-records/my-referrals.ts";
import type { Contact } from "../../identity/accounts.ts";
import { findContact, mergePersonalData, type StoredPersonalData } from "../../leads/erase-person.ts";
import { linkedWith } from "../../leads/linked-contacts.ts";
import { findProjects } from "../../projects/project-store.ts";
import { ticketsOf } from "../../tickets/ticket-store.ts";

export interface PersonParts {
  db: Kysely<Schema>;
  signer: Signer;
}

type Lists = Pick<PersonRecord, "tickets" | "estimates" | "projects" | "waiting"> & {
  referrals: Pick<PersonRecord["referrals"], "made" | "received">;
};

export interface LoadedPerson extends Lists {
  kept: StoredPersonalData;
  /** Of everything that an erasure removes. */
  counts: ErasureCounts;
  countries: ReadonlySet<StaffCountry>;
}

/** What is stored under a contact and those that are linked with it, in all countries. */
export async function loadPerson(parts: PersonParts, contact: Contact): Promise<LoadedPerson> {
  const linked = await linkedWith(parts.db, contact);
  const own = await loadContact(parts, contact);
  if (linked.length === 0) return own;
  const loaded = [own];
  for (const one of linked) loaded.push(await loadContact(parts, one));
  const kept = mergePersonalData(loaded.map((one) => one.kept));
  return {
    kept,
    tickets: once(
      loaded.flatMap(({ tickets }) => tickets),
      ({ id }) => id,
    ),
    estimates: once(
      loaded.flatMap(({ estimates }) => estimates),
      ({ code }) => code,
    ),
    projects: once(
      loaded.flatMap(({ projects }) => projects),
      ({ id }) => id,
    ),
    referrals: {
      made: loaded.flatMap(({ referrals }) => referrals.made),
      received: once(
        loaded.flatMap(({ referrals }) => referrals.received),
        JSON.stringify,
      ),
    },
    waiting: loaded.flatMap(({ waiting }) => waiting),
    counts: await countsOf(parts.db, kept),
    countries: new Set(loaded.flatMap(({ countries }) => [...countries])),
  };
}

function once<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

async function loadContact(parts: PersonParts, contact: Contact): Promise<LoadedPerson> {
  const { db, signer } = parts;
  const kept = await findContact(db, signer, contact);
  const lists: Lists = {
    tickets: await ticketsIn(db, kept),
    estimates: await estimatesIn(db, kept),
    projects: await projectsIn(db, contact, kept),
    referrals: { made: await referralsBy(parts, contact), received: await referralsTo(db, contact) },
    waiting: await waitingOf(db, contact),
  };
  const { tickets, projects, referrals, waiting } = lists;
  const all = [kept.leads, tickets, projects, referrals.made, referrals.received, waiting];
  return {
    ...lists,
    kept,
    counts: await countsOf(db, kept),
    countries: new Set(all.flatMap((list) => list.map(({ country }) => staffCountry(country)))),
  };
}

/** Countries that we do not serve are handled by India. */
export function staffCountry(code: string): StaffCountry {
  return STAFF_COUNTRIES.find((one) => one === code.toUpperCase()) ?? "IN";
}

async function countsOf(db: Kysely<Schema>, kept: StoredPersonalData): Promise<ErasureCounts> {
  const leadIds = kept.leads.map(({ id }) => id);
  const attempts =
    leadIds.length === 0
      ? []
      : await db.selectFrom("contact_attempts").select("id").where("lead_id", "in", leadIds).execute();
  return {
    leads: leadIds.length,
    attempts: attempts.length,
    tickets: kept.ticketIds.length,
    projects: kept.projectIds.length,
    waiting: kept.waitingIds.length,
    referrals: new Set(kept.referralIds).size,
  };
}

async function ticketsIn(
  db: Kysely<Schema>,
  { accountId, leads }: StoredPersonalData,
): Promise<Lists["tickets"]> {
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  const rows = await ticketsOf(db, accountId ?? "", [...byId.keys()]);
  return rows.map(({ id, region, lead_id, ticket_type: type, status, created_at: createdAt }) => ({
    ...{ id, type, createdAt },
    country:
      region && isRegion(region)
        ? ISO_CODES[REGIONS[region].country]
        : staffCountry(byId.get(lead_id)?.country ?? ""),
    state: TICKET_STATES.find((known) => known === status) ?? "open",
  }));
}

async function estimatesIn(
  db: Kysely<Schema>,
  { accountId, leads }: StoredPersonalData,
): Promise<Lists["estimates"]> {
  const named = leads.flatMap(({ payload }) => readEstimateCode(payload.estimate_code) ?? []);
  const estimates = await myEstimates(db, accountId ?? "", named);
  return estimates.map(({ code, country, calculator, keptAt: createdAt, isOwn }) => ({
    ...{ code, country: staffCountry(country), calculator, createdAt, isOwn },
  }));
}

async function projectsIn(
  db: Kysely<Schema>,
  { channel, target }: Contact,
  { accountId = "" }: StoredPersonalData,
): Promise<Lists["projects"]> {
  const owner = { customerId: accountId, phone: undefined, email: undefined, [channel]: target };
  const rows = await findProjects(db, owner);
  return rows.map(({ id, country, head, created_at: createdAt }) => {
    const { name } = JSON.parse(head);
    return { id, country: staffCountry(country), name: String(name ?? ""), createdAt };
  });
}

async function referralsBy(
  { db, signer }: PersonParts,
  { channel, target }: Contact,
): Promise<Lists["referrals"]["made"]> {
  const referrers = channel === "email" ? await referrersOf(db, target) : [];
  if (referrers.length === 0) return [];
  const countryOf = new Map(referrers.map(({ id, country }) => [id, country]));
  const rows = await referralsOf(db, [...countryOf.keys()]);
  return Promise.all(
    rows.map(async ({ referrer_id, friend_name, friend_phone, created_at: sentAt }) => ({
      friend: maskName(friend_name),
      country: staffCountry(countryOf.get(referrer_id) ?? ""),
      sentAt,
      hasWritten: await hasLeadSince(db, signer, friend_phone, sentAt),
    })),
  );
}

async function referralsTo(
  db: Kysely<Schema>,
  { channel, target }: Contact,
): Promise<Lists["referrals"]["received"]> {
  const rows = await db
    .selectFrom("referrals")
    .innerJoin("referrers", "referrers.id", "referrals.referrer_id")
    .select(["referrers.name", "referrers.country", "referrals.created_at"])
    .where(channel === "phone" ? "referrals.friend_phone" : "referrals.friend_email", "=", target)
    .orderBy("referrals.created_at", "desc")
    .execute();
  return rows.map(({ name, country, created_at: sentAt }) => ({
    ...{ referrer: maskName(name), country: staffCountry(country), sentAt },
  }));
}

async function waitingOf(db: Kysely<Schema>, { target }: Contact): Promise<Lists["waiting"]> {
  const rows = await db
    .selectFrom("waiting_list")
    .select(["country", "pincode", "created_at"])
    .where("contact", "=", target)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(({ country, pincode, created_at: createdAt }) => ({
    ...{ country: staffCountry(country), pincode, createdAt },
  }));
}
