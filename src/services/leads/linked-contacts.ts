import type { Kysely } from "kysely";
import { newId } from "../../platform/database/new-id.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Contact } from "../identity/accounts.ts";
import { leadsOfAddress } from "./lead-store.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    linked_contacts: LinkedContactRow;
  }
}

/** A contact of a person who has several. Leads are not changed by it, so a wrong link can be removed. */
interface LinkedContactRow {
  /** The channel and the contact. */
  id: string;
  /** The same for all contacts of a person. */
  person_id: string;
  /** As in the leads of a number; null for an address. */
  customer_id: string | null;
  country: string;
  member_id: string;
  created_at: string;
}

type Db = Kysely<Schema>;

export interface LinkedContact extends Contact {
  country: string;
  linkedAt: string;
}

const MOST_LINKED = 10;

function idOf({ channel, target }: Contact): string {
  return `${channel}:${target}`;
}

/** The other contacts of the person, without the given one. */
export async function linkedWith(db: Db, contact: Contact): Promise<LinkedContact[]> {
  const own = await personOf(db, contact);
  if (own === undefined) return [];
  const rows = await db
    .selectFrom("linked_contacts")
    .select(["id", "country", "created_at"])
    .where("person_id", "=", own)
    .orderBy("created_at")
    .execute();
  return rows
    .filter(({ id }) => id !== idOf(contact))
    .map(({ id, country, created_at: linkedAt }) => ({ ...readContact(id), country, linkedAt }));
}

function readContact(id: string): Contact {
  const [channel, ...target] = id.split(":");
  return { channel: channel === "email" ? "email" : "phone", target: target.join(":") };
}

async function personOf(db: Db, contact: Contact): Promise<string | undefined> {
  const row = await db
    .selectFrom("linked_contacts")
    .select("person_id")
    .where("id", "=", idOf(contact))
    .executeTakeFirst();
  return row?.person_id;
}

interface NewLink {
  contacts: readonly [Contact, Contact];
  numberOf: (phone: string) => string;
  country: string;
  memberId: string;
}

/** Call it under a lock. All contacts that are linked with either of the two are then those of one person. */
export async function linkContacts(
  db: Db,
  { contacts, numberOf, country, memberId }: NewLink,
): Promise<"linked" | "already" | "too-many"> {
  const [one, other] = contacts;
  const [person, absorbed] = [await personOf(db, one), await personOf(db, other)];
  if (person !== undefined && person === absorbed) return "already";
  const groups = [...(await linkedWith(db, one)), ...(await linkedWith(db, other))];
  if (groups.length + contacts.length > MOST_LINKED) return "too-many";
  const person_id = person ?? absorbed ?? newId();
  if (absorbed !== undefined)
    await db.updateTable("linked_contacts").set({ person_id }).where("person_id", "=", absorbed).execute();
  await db
    .insertInto("linked_contacts")
    .values(
      contacts.map((contact) => ({
        ...{ id: idOf(contact), person_id, country, member_id: memberId },
        customer_id: contact.channel === "phone" ? numberOf(contact.target) : null,
        created_at: new Date().toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return "linked";
}

/** Call it in a transaction: these contacts have no other contacts any more. */
export async function removeLinks(db: Db, contacts: readonly Contact[]): Promise<void> {
  for (const contact of contacts) {
    const person = await personOf(db, contact);
    if (person === undefined) continue;
    await db.deleteFrom("linked_contacts").where("id", "=", idOf(contact)).execute();
    const left = await db
      .selectFrom("linked_contacts")
      .select("id")
      .where("person_id", "=", person)
      .execute();
    // A single contact is linked with nothing.
    if (left.length === 1) await db.deleteFrom("linked_contacts").where("person_id", "=", person).execute();
  }
}

/** By the customer id of each lead: the other customer ids of the same person. Empty if nothing is linked. */
export async function customersOfPersons(
  db: Db,
  leads: readonly { customer_id: string; email: string | null }[],
): Promise<Map<string, string[]>> {
  const customers = [...new Set(leads.map(({ customer_id }) => customer_id))];
  const addressIds = [...new Set(leads.flatMap(({ email }) => addressId(email)))];
  const known = await db
    .selectFrom("linked_contacts")
    .select(["id", "person_id", "customer_id"])
    .where(({ eb, or }) =>
      or([
        eb("customer_id", "in", customers),
        ...(addressIds.length > 0 ? [eb("id", "in", addressIds)] : []),
      ]),
    )
    .execute();
  if (known.length === 0) return new Map();
  const persons = await customersByPerson(db, [...new Set(known.map(({ person_id }) => person_id))]);
  return new Map(
    leads.map(({ customer_id, email }) => {
      const own = known.filter((row) => row.customer_id === customer_id || addressId(email).includes(row.id));
      const all = own.flatMap(({ person_id }) => [...(persons.get(person_id) ?? [])]);
      return [customer_id, [...new Set(all)].filter((one) => one !== customer_id)];
    }),
  );
}

function addressId(email: string | null): string[] {
  return email ? [idOf({ channel: "email", target: email.toLowerCase() })] : [];
}

async function customersByPerson(db: Db, personIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = await db
    .selectFrom("linked_contacts")
    .select(["id", "person_id", "customer_id"])
    .where("person_id", "in", personIds)
    .execute();
  const found = new Map<string, Set<string>>(personIds.map((id) => [id, new Set()]));
  for (const { id, person_id, customer_id } of rows) {
    const customers = found.get(person_id);
    if (customer_id !== null) customers?.add(customer_id);
    else
      for (const lead of await leadsOfAddress(db, readContact(id).target)) customers?.add(lead.customer_id);
  }
  return found;
}
