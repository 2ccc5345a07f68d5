import { expect, test } from "vitest";
import { changeStaffLead, getStaffLead, listStaffLeads } from "../../src/contracts/staff/calls/lead-calls.ts";
import { listAuditLines } from "../../src/contracts/staff/calls/member-calls.ts";
import {
  eraseStaffPerson,
  exportStaffPerson,
  findStaffPerson,
  linkStaffContacts,
  stopStaffNumber,
  unlinkStaffContact,
} from "../../src/contracts/staff/calls/person-calls.ts";
import { newBackends } from "../services/fixture-backends.ts";
import { leaveLead, SECRET } from "../services/lead-of.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { staffMember } from "../support/staff.ts";

const ADMIN = [{ role: "admin", countries: "all" }] as const;
const REASON = "Both numbers confirmed on 2026-11-19";
const FIRST = { contact: "+919845012345", country: "IN" } as const;
const SECOND = { contact: "+919845054321", country: "IN" } as const;
const ADDRESS = { contact: "asha@example.com", country: "IN" } as const;

eachEngine("contacts of one person", ({ newDatabase }) => {
  async function open() {
    const database = await newDatabase();
    const backends = await newBackends({ database, secretKey: SECRET });
    const one = await leaveLead(backends, { phone: FIRST.contact });
    const two = await leaveLead(backends, { phone: SECOND.contact });
    const third = await leaveLead(backends, { phone: "98450 67890", email: ADDRESS.contact });
    const admin = await staffMember(backends, database, ADMIN);
    await admin.ask(listStaffLeads, {});
    const link = (other: string = SECOND.contact) =>
      admin.ask(linkStaffContacts, { ...FIRST, other, reason: REASON });
    const leadIds = async (named: { contact: string; country: "IN" }) =>
      new Set((await admin.ask(findStaffPerson, named)).value.leads.map(({ id }) => id));
    return { database, backends, one, two, third, admin, link, leadIds };
  }

  test("two linked contacts are one record from both sides, also among the duplicates of a lead, and can be separated", async () => {
    const { one, two, third, admin, link, leadIds } = await open();
    const stored = (await admin.ask(getStaffLead, { id: two })).value;
    for (const { status, value } of await Promise.all([link(), link()]))
      expect([status, value]).toEqual([200, { linked: [SECOND.contact] }]);
    await link(ADDRESS.contact);
    const all = new Set([one, two, third]);
    for (const named of [FIRST, SECOND, ADDRESS]) expect(await leadIds(named)).toEqual(all);
    const { value: person } = await admin.ask(findStaffPerson, SECOND);
    expect(person.linked.map(({ contact }) => contact)).toEqual([FIRST.contact, ADDRESS.contact]);
    expect(person.otherContacts).toEqual(["+919845067890"]);
    for (const id of all) {
      const { others, othersOfPerson } = (await admin.ask(getStaffLead, { id })).value;
      expect(new Set(others.map((other) => other.id))).toEqual(new Set([...all].filter((one) => one !== id)));
      expect(othersOfPerson).toBe(2);
    }
    // A lead is not rewritten: its version still is the one that a member has seen.
    const change = { id: two, version: stored.version, stage: "qualified" } as const;
    expect((await admin.ask(changeStaffLead, change)).status).toBe(200);

    const separate = { ...FIRST, other: SECOND.contact, reason: REASON };
    expect((await admin.ask(unlinkStaffContact, separate)).value).toEqual({ linked: [ADDRESS.contact] });
    expect(await leadIds(SECOND)).toEqual(new Set([two]));
    expect(await leadIds(ADDRESS)).toEqual(new Set([one, third]));
    const { lines } = (await admin.ask(listAuditLines, { action: linkStaffContacts.name })).value;
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toMatch(/98450|asha@/);
  });

  test("a link is refused without a right, with the same contact, with an empty one, and across countries", async () => {
    const { database, backends, admin, link } = await open();
    expect((await link("98450 12345")).reason).toBe("link-same");
    expect(await link("98450 00000")).toMatchObject({ status: 404, reason: "link-empty" });
    const asked = { ...FIRST, other: SECOND.contact, reason: REASON };
    expect((await admin.ask(linkStaffContacts, { ...asked, reason: "For Asha" })).reason).toBe("personal");
    const sales = await staffMember(backends, database, [{ role: "sales", countries: "all" }], "Sales");
    expect((await sales.ask(linkStaffContacts, asked)).status).toBe(403);
    await leaveLead(backends, { phone: SECOND.contact, iso_code: "SG", submission_id: "abroad" });
    const india = await staffMember(backends, database, [{ role: "admin", countries: ["IN"] }], "India");
    expect((await india.ask(linkStaffContacts, asked)).reason).toBe("countries");
    expect(await database.db.selectFrom("linked_contacts").selectAll().execute()).toEqual([]);
  });

  test("the export has all contacts, a stop stops all numbers, and an erasure removes everything with the link", async () => {
    const { database, admin, link } = await open();
    await link();
    await link(ADDRESS.contact);
    const { value: file } = await admin.ask(exportStaffPerson, { ...SECOND, reason: REASON });
    expect(file.held.linkedContacts).toMatchObject([
      { contact: FIRST.contact, requests: { requests: [{}] } },
      { contact: ADDRESS.contact, requests: { requests: [{}] } },
    ]);
    const stop = { ...FIRST, reason: REASON, proof: "called-back" } as const;
    await admin.ask(stopStaffNumber, { ...stop, stopped: true });
    const stopOf = async (named: typeof FIRST | typeof SECOND) =>
      (await admin.ask(findStaffPerson, named)).value.stops.number;
    expect(await stopOf(SECOND)).not.toBeNull();
    await admin.ask(stopStaffNumber, { ...stop, stopped: false });
    expect(await stopOf(FIRST)).toBeNull();
    // Contact with the other number is allowed again only by its owner.
    expect(await stopOf(SECOND)).not.toBeNull();

    const { counts: seen } = (await admin.ask(findStaffPerson, ADDRESS)).value.erasure;
    expect(seen.leads).toBe(3);
    const wish = { ...ADDRESS, reason: REASON, contactAgain: ADDRESS.contact, seen, key: "erasure-of-all" };
    expect((await admin.ask(eraseStaffPerson, wish)).status).toBe(200);
    for (const table of ["leads", "linked_contacts"] as const)
      expect(await database.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });
});
