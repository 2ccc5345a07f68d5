import { Hono } from "hono";
import type { Transaction } from "kysely";
import type { z } from "zod";
import { linkStaffContacts, unlinkStaffContact } from "../../../contracts/staff/calls/person-calls.ts";
import { lockedTransaction } from "../../../platform/database/locked-transaction.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Contact } from "../../identity/accounts.ts";
import { linkContacts, linkedWith, removeLinks } from "../../leads/linked-contacts.ts";
import { writeAuditLine } from "../access/audit-log.ts";
import type { StaffAccess, StaffCaller } from "../access/identify-staff.ts";
import { staffCallServer } from "../access/serve-staff-call.ts";
import { type LoadedPerson, loadPerson } from "./load-person.ts";
import { contactOfCall, refuseNaming } from "./named-person.ts";

type Asked = z.output<typeof linkStaffContacts.input>;
type Answer = z.input<typeof linkStaffContacts.answer>;

/** Links are rare, so they are made one after the other, and not during an erasure. */
const LOCK = "erasure-on-request";

/** Contacts of one person: two numbers, or a number and an address. */
export function createLinkedContactsApp(access: StaffAccess): Hono {
  const { db, signer } = access;
  const app = new Hono();
  const serve = staffCallServer(app, access);

  serve(linkStaffContacts, (asked, staff) =>
    change(asked, staff, linkStaffContacts.name, async (transaction, contacts, persons) => {
      const [, other] = persons;
      if (isEmpty(other)) return new Refusal(404, "Nothing is stored under it.", { reason: "link-empty" });
      const numberOf = (phone: string) => signer.lastingFingerprint("customer", phone);
      const { country } = asked;
      const done = await linkContacts(transaction, { contacts, numberOf, country, memberId: staff.id });
      if (done === "too-many")
        return new Refusal(409, "The person has too many contacts.", { reason: "links" });
      return done === "linked";
    }),
  );

  serve(unlinkStaffContact, (asked, staff) =>
    change(asked, staff, unlinkStaffContact.name, async (transaction, [contact, other]) => {
      const linked = await linkedWith(transaction, contact);
      if (!linked.some((one) => isSame(one, other))) return false;
      await removeLinks(transaction, [other]);
      return true;
    }),
  );

  async function change(
    { contact: typed, other: typedOther, country, reason }: Asked,
    staff: StaffCaller,
    action: string,
    work: (
      transaction: Transaction<Schema>,
      contacts: [Contact, Contact],
      persons: [LoadedPerson, LoadedPerson],
    ) => Promise<boolean | Refusal>,
  ): Promise<Answer | Refusal> {
    const contact = contactOfCall({ contact: typed, country }, staff.countries);
    if (contact instanceof Refusal) return contact;
    const other = contactOfCall({ contact: typedOther, country }, staff.countries);
    if (other instanceof Refusal) return other;
    if (isSame(contact, other))
      return new Refusal(400, "This is the same contact.", { field: "other", reason: "link-same" });
    return lockedTransaction(db, LOCK, async (transaction) => {
      const parts = { db: transaction, signer };
      const persons: [LoadedPerson, LoadedPerson] = [
        await loadPerson(parts, contact),
        await loadPerson(parts, other),
      ];
      for (const [index, one] of [contact, other].entries()) {
        const named = persons[index] && refuseNaming(reason, one, persons[index].kept);
        if (named) return named;
      }
      if (persons.some(({ countries }) => [...countries].some((one) => !staff.countries.includes(one))))
        return new Refusal(409, "Some of it belongs to other countries.", { reason: "countries" });
      const before = await linkedWith(transaction, contact);
      const changed = await work(transaction, [contact, other], persons);
      if (changed instanceof Refusal) return changed;
      const linked = await linkedWith(transaction, contact);
      if (changed)
        await writeAuditLine(transaction, staff, action, {
          ...{ kind: "person", recordId: idOf(persons[0]), country, reason },
          before: { linked: before.length },
          after: { linked: linked.length, otherId: idOf(persons[1]) },
        });
      return { linked: linked.map(({ target }) => target) };
    });
  }

  return app;
}

function isSame(one: Contact, other: Contact): boolean {
  return one.channel === other.channel && one.target === other.target;
}

/** Only ids, which lead to nothing after an erasure. */
function idOf({ kept: { accountId, leads } }: LoadedPerson): string | null {
  return accountId ?? leads[0]?.id ?? null;
}

function isEmpty({ kept, counts }: LoadedPerson): boolean {
  return kept.accountId === undefined && Object.values(counts).every((count) => count === 0);
}
