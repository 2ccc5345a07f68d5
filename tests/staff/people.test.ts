import { sql } from "kysely";
import { expect, test } from "vitest";
import { addLeadNote, askLeadContact, listStaffLeads } from "../../src/contracts/staff/calls/lead-calls.ts";
import { listAuditLines } from "../../src/contracts/staff/calls/member-calls.ts";
import {
  eraseStaffPerson,
  exportStaffPerson,
  findStaffPerson,
  getErasureReceipt,
  stopStaffNumber,
} from "../../src/contracts/staff/calls/person-calls.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { createSigner } from "../../src/platform/signing.ts";
import { storeTicket } from "../../src/services/tickets/ticket-store.ts";
import { newBackends } from "../services/fixture-backends.ts";
import { leaveLead, SECRET } from "../services/lead-of.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { staffMember } from "../support/staff.ts";

const ADMIN = [{ role: "admin", countries: "all" }] as const;
const ASHA = { contact: "098450-12345", country: "IN" } as const;
const REASON = "Request by telephone on 2026-11-19, identity checked";

eachEngine("people in the staff application", ({ newDatabase }) => {
  test("a person without an account is found, exported and erased with a receipt, and nothing about them stays", async () => {
    const database = await newDatabase();
    const backends = await newBackends({ database, secretKey: SECRET });
    const id = await leaveLead(backends, { email: "asha@example.com" });
    const admin = await staffMember(backends, database, ADMIN);
    await admin.ask(listStaffLeads, {});
    await admin.ask(addLeadNote, { id, text: "Asha likes teak.", key: "one" });
    await storeOther(database);
    const ticket = { ticketType: "other issue" as const, description: "Asha waits.", tags: [] };
    const { id: ticketId } = await storeTicket(database.db, { leadIds: [id] }, ticket);
    const asked_at = new Date().toISOString();
    const customer_id = createSigner(SECRET).lastingFingerprint("customer", "+919845012345");
    await database.db.insertInto("stop_requests").values({ lead_id: id, customer_id, asked_at }).execute();

    const { value: person } = await admin.ask(findStaffPerson, ASHA);
    expect(person).toMatchObject({
      ...{ channel: "phone", contact: "+919845012345", account: null, otherContacts: ["asha@example.com"] },
      leads: [{ id, country: "IN", consent: { whatsapp: false } }],
      preferences: [{ leadId: id, channel: "call", stoppedAt: null, stopAskedAt: asked_at }],
      tickets: [{ id: ticketId, country: "IN", state: "open" }],
      projects: [{ id: "P-1", name: "Asha's kitchen" }],
      waiting: [{ pincode: "560001" }],
      referrals: { received: [{ referrer: "Ravi K." }] },
      erasure: { counts: { leads: 1, tickets: 1, projects: 1, waiting: 1, referrals: 1 }, obstacle: null },
    });
    const { value: file } = await admin.ask(exportStaffPerson, { ...ASHA, reason: REASON });
    expect(JSON.stringify(file)).toMatch(/asha@example\.com/);
    expect(JSON.stringify(file)).toMatch(/Asha's kitchen/);

    const { counts: seen } = person.erasure;
    const wish = {
      ...ASHA,
      reason: REASON,
      contactAgain: "+91 98450 12345",
      seen,
      key: "key-of-the-erasure",
    };
    expect((await admin.ask(eraseStaffPerson, { ...wish, contactAgain: "98450 99999" })).reason).toBe(
      "again",
    );
    expect((await admin.ask(eraseStaffPerson, { ...wish, reason: "Asha asked for it" })).reason).toBe(
      "personal",
    );
    expect((await admin.ask(eraseStaffPerson, { ...wish, seen: { ...seen, leads: 0 } })).reason).toBe(
      "changed",
    );
    expect((await admin.ask(findStaffPerson, ASHA)).value.leads).toHaveLength(1);

    const both = await Promise.all([admin.ask(eraseStaffPerson, wish), admin.ask(eraseStaffPerson, wish)]);
    const [receipt, again] = both.map(({ value }) => value);
    expect(receipt).toMatchObject({ counts: seen, country: "IN", isReportedToCrm: false });
    expect(again).toEqual(receipt);
    expect((await admin.ask(getErasureReceipt, { code: receipt?.code ?? "" })).value).toEqual(receipt);

    const left = await everything(database);
    expect(left).toContain(receipt?.code);
    expect(left).not.toMatch(/asha|9845012345|98450 12345/i);
    const { lines } = (await admin.ask(listAuditLines, { recordId: receipt?.code })).value;
    expect(lines).toMatchObject([{ action: "eraseStaffPerson", before: { leads: 1 }, reason: REASON }]);
    expect((await admin.ask(findStaffPerson, ASHA)).value).toMatchObject({ leads: [], waiting: [] });
  });

  test("only an administrator of all the countries erases, and only a person without an account", async () => {
    const database = await newDatabase();
    const backends = await newBackends({ database });
    await leaveLead(backends);
    const of = (role: "viewer" | "sales" | "support") =>
      staffMember(backends, database, [{ role, countries: "all" }], role);
    const [viewer, sales, support] = [await of("viewer"), await of("sales"), await of("support")];
    const admin = await staffMember(backends, database, ADMIN);
    const { counts: seen } = (await support.ask(findStaffPerson, ASHA)).value.erasure;
    const wish = { ...ASHA, reason: REASON, contactAgain: ASHA.contact, seen, key: "key-of-the-erasure" };
    for (const member of [viewer, sales, support])
      expect((await member.ask(eraseStaffPerson, wish)).status).toBe(403);
    for (const member of [viewer, sales]) expect((await member.ask(findStaffPerson, ASHA)).status).toBe(403);
    expect((await support.ask(exportStaffPerson, { ...ASHA, reason: REASON })).status).toBe(403);

    const abroad = { contact: "+919845012345", country: "SG" } as const;
    const singapore = await staffMember(
      backends,
      database,
      [{ role: "admin", countries: ["SG"] }],
      "Singapore",
    );
    expect((await singapore.ask(findStaffPerson, ASHA)).status).toBe(403);
    expect((await singapore.ask(findStaffPerson, abroad)).value).toMatchObject({
      leads: [],
      erasure: { counts: { leads: 0 }, obstacle: "countries" },
    });
    expect(
      (await singapore.ask(eraseStaffPerson, { ...wish, ...abroad, contactAgain: abroad.contact })).reason,
    ).toBe("countries");

    const now = new Date().toISOString();
    await database.db
      .insertInto("accounts")
      .values({
        ...{ id: "account-1", name: "Asha Rao", phone: "+919845012345", phone_proven_at: now },
        ...{ email: null, email_proven_at: null, region: "in", created_at: now, updated_at: now },
      })
      .execute();
    expect((await support.ask(findStaffPerson, ASHA)).value.account).toMatchObject({
      ...{ name: "Asha R.", phone: "**********345", isMasked: true, country: "IN" },
    });
    expect((await admin.ask(eraseStaffPerson, wish)).reason).toBe("account");
    expect((await admin.ask(findStaffPerson, ASHA)).value.leads).toHaveLength(1);
  });

  test("a number is stopped for all members, and allowed again; a mailbox is not", async () => {
    const database = await newDatabase();
    const backends = await newBackends({ database });
    const id = await leaveLead(backends, { email: "asha@example.com" });
    const sales = await staffMember(backends, database, [{ role: "sales", countries: ["IN"] }]);
    await sales.ask(listStaffLeads, {});
    const wish = { ...ASHA, reason: REASON, proof: "called-back", stopped: true } as const;
    expect((await sales.ask(stopStaffNumber, wish)).value.stoppedAt).not.toBeNull();
    expect((await sales.ask(askLeadContact, { id, channel: "call" })).value.obstacle).toBe("stopped");
    expect((await sales.ask(stopStaffNumber, { ...wish, stopped: false })).value.stoppedAt).toBeNull();
    const mailbox = { ...wish, contact: "asha@example.com" };
    expect((await sales.ask(stopStaffNumber, mailbox)).reason).toBe("mailbox");
    const abroad = await staffMember(backends, database, [{ role: "sales", countries: ["SG"] }], "Singapore");
    const unseen = { ...wish, contact: "+919845012345", country: "SG" } as const;
    expect((await abroad.ask(stopStaffNumber, unseen)).status).toBe(404);
  });
});

/** What the same person has sent without a lead, and what was prepared for them. */
async function storeOther({ db }: Database): Promise<void> {
  const created_at = new Date().toISOString();
  const phone = "+919845012345";
  await db
    .insertInto("waiting_list")
    .values({ id: "w-1", country: "IN", pincode: "560001", contact: phone, language: "en", created_at })
    .execute();
  await db
    .insertInto("referrers")
    .values({
      id: "r-1",
      referral_key: "RAVI2345",
      country: "IN",
      name: "Ravi Kumar",
      email: "ravi@example.com",
      created_at,
    })
    .execute();
  await db
    .insertInto("referrals")
    .values({
      ...{ id: "f-1", referrer_id: "r-1", friend_name: "Asha", friend_email: "asha@example.com" },
      ...{ friend_phone: phone, comment: null, created_at },
    })
    .execute();
  await db
    .insertInto("projects")
    .values({
      ...{ id: "P-1", customer_id: null, phone, email: null, country: "IN", kind: "interiors", is_sample: 0 },
      ...{ head: JSON.stringify({ name: "Asha's kitchen" }), created_at, updated_at: created_at },
    })
    .execute();
}

/** All rows of all tables as text, apart from what the member of the staff is called. */
async function everything({ db }: Database): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables
      .filter(({ name }) => !name.startsWith("search_index"))
      .map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)),
  );
  return JSON.stringify(rows.map((result) => result.rows));
}
