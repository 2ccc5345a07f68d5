import { Hono } from "hono";
import {
  eraseStaffPerson,
  exportStaffPerson,
  findStaffPerson,
  getErasureReceipt,
  stopStaffNumber,
} from "../../../contracts/staff/calls/person-calls.ts";
import { countriesWithRight, type StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { decideNumber } from "../../contact/number-stop.ts";
import { Refusal } from "../../http/refusal.ts";
import { leadsOfCustomer } from "../../leads/lead-store.ts";
import { linkedWith } from "../../leads/linked-contacts.ts";
import type { ServiceParts } from "../../service-parts.ts";
import { writeAuditLine } from "../access/audit-log.ts";
import { staffCallServer } from "../access/serve-staff-call.ts";
import { staffAccess } from "../access/staff-access.ts";
import { writeLook } from "../access/write-look.ts";
import { describePerson } from "./describe-person.ts";
import { eraseOnRequest, findReceipt } from "./erase-on-request.ts";
import { collectPerson } from "./export-person.ts";
import { type LoadedPerson, loadPerson, staffCountry } from "./load-person.ts";
import { contactOfCall, refuseNaming } from "./named-person.ts";

export function createStaffPeopleApp(parts: ServiceParts): Hono {
  const { database, signer, crm } = parts;
  const { db } = database;
  const app = new Hono();
  const access = staffAccess(parts);
  const serve = staffCallServer(app, access);

  serve(findStaffPerson, async (asked, staff) => {
    const contact = contactOfCall(asked, staff.countries);
    if (contact instanceof Refusal) return contact;
    const person = await loadPerson({ db, signer }, contact);
    const record = await describePerson({ db, signer, call: parts.call }, contact, person, {
      countries: staff.countries,
      unmasked: countriesWithRight(staff.grants, "people.export"),
    });
    await writeLook(access, staff, findStaffPerson.name, {
      ...{ ...about(person, asked.country), search: contact.target, filters: { channel: contact.channel } },
      found: { shown: record.leads.length, hasAccount: record.account !== null },
    });
    return record;
  });

  serve(exportStaffPerson, async (asked, staff) => {
    const contact = contactOfCall(asked, staff.countries);
    if (contact instanceof Refusal) return contact;
    const person = await loadPerson({ db, signer }, contact);
    if (isElsewhere(person, staff.countries))
      return new Refusal(409, "Some of it belongs to other countries.", { reason: "countries" });
    const refused = refuseNaming(asked.reason, contact, person.kept);
    if (refused) return refused;
    await writeAuditLine(db, staff, exportStaffPerson.name, {
      ...about(person, asked.country),
      after: { ...person.counts, hasAccount: person.kept.accountId !== undefined },
      reason: asked.reason,
    });
    return collectPerson(parts, contact);
  });

  serve(eraseStaffPerson, async (asked, staff) => {
    const contact = contactOfCall(asked, staff.countries);
    if (contact instanceof Refusal) return contact;
    const again = contactOfCall({ contact: asked.contactAgain, country: asked.country }, staff.countries);
    if (again instanceof Refusal || again.target !== contact.target)
      return new Refusal(400, "The contact is not the same.", { field: "contactAgain", reason: "again" });
    const { country, reason, seen, key } = asked;
    const request = { contact, country, reason, seen, key };
    return eraseOnRequest({ db, signer, hasCrm: crm !== undefined }, staff, eraseStaffPerson.name, request);
  });

  serve(getErasureReceipt, async ({ code }, staff) => {
    const receipt = await findReceipt(db, code, staff.countries);
    return receipt ?? new Refusal(404, "There is no such receipt in your countries.");
  });

  serve(stopStaffNumber, async ({ stopped, proof, reason, ...asked }, staff) => {
    const contact = contactOfCall(asked, staff.countries);
    if (contact instanceof Refusal) return contact;
    if (contact.channel === "email")
      return new Refusal(409, "A mailbox is stopped only by its owner.", { reason: "mailbox" });
    const number = signer.lastingFingerprint("customer", contact.target);
    const leads = await leadsOfCustomer(db, number);
    // A number of another country is as unknown as one that does not exist.
    if (leads.length > 0 && !leads.some(({ country }) => staff.countries.includes(staffCountry(country))))
      return new Refusal(404, "There is no such number in your countries.");
    const refused = refuseNaming(reason, contact, { leads });
    if (refused) return refused;
    return db.transaction().execute(async (transaction) => {
      const hasCrm = crm !== undefined;
      const stoppedAt = await decideNumber(transaction, { number, stopped, hasCrm });
      // A stop is for the person. Only the owner of the other number can allow contact with it again.
      const others = stopped ? await linkedWith(transaction, contact) : [];
      const numbers = others.flatMap(({ channel, target }) => (channel === "phone" ? [target] : []));
      for (const phone of numbers)
        await decideNumber(transaction, {
          ...{ number: signer.lastingFingerprint("customer", phone), stopped, hasCrm },
        });
      await writeAuditLine(transaction, staff, stopStaffNumber.name, {
        ...{ kind: "person", recordId: leads[0]?.id ?? null, country: asked.country, reason },
        after: { stopped, proof, leads: leads.length, linkedNumbers: numbers.length },
      });
      return { stoppedAt };
    });
  });

  return app;
}

/** Only ids, which lead to nothing after an erasure. */
function about({ kept }: LoadedPerson, country: StaffCountry) {
  return { kind: "person", recordId: kept.accountId ?? kept.leads[0]?.id ?? null, country };
}

function isElsewhere({ countries }: LoadedPerson, allowed: readonly StaffCountry[]): boolean {
  return [...countries].some((country) => !allowed.includes(country));
}
