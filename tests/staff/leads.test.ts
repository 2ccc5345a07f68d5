import { expect, test } from "vitest";
import {
  addLeadNote,
  askLeadContact,
  changeManyStaffLeads,
  changeStaffLead,
  countStaffLeads,
  getStaffLead,
  listStaffLeads,
  recordLeadContact,
} from "../../src/contracts/staff/calls/lead-calls.ts";
import { listAuditLines } from "../../src/contracts/staff/calls/member-calls.ts";
import { runLeadsCommand } from "../../src/server/commands/leads-command.ts";
import { newBackends } from "../services/fixture-backends.ts";
import { leaveLead } from "../services/lead-of.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { staffMember } from "../support/staff.ts";

const ADMIN = [{ role: "admin", countries: "all" }] as const;

eachEngine("leads in the staff application", ({ newDatabase, newMigratedOptions, open }) => {
  test("leads are found by words, numbers, addresses and codes, page after page, in the member's countries", async () => {
    const database = await newDatabase();
    const backends = await newBackends({ database });
    const asha = await leaveLead(backends, {
      name: "Asha Rao",
      email: "asha@example.com",
      about: "Sage kitchen",
    });
    const sara = await leaveLead(backends, {
      name: "سارة العتيبي",
      phone: "+966 50 123 4567",
      iso_code: "SA",
    });
    const more = await leaveLead(backends, { name: "Ashok Kumar", phone: "98450 99999" });
    const admin = await staffMember(backends, database, ADMIN);
    const found = async (input: Parameters<typeof admin.ask<typeof listStaffLeads>>[1], by = admin) =>
      (await by.ask(listStaffLeads, input)).value.leads.map(({ id }) => id);

    expect(await found({})).toEqual([more, sara, asha]);
    expect(await found({ search: "ash" })).toEqual([more, asha]);
    expect(await found({ search: "asha rao" })).toEqual([asha]);
    expect(await found({ search: "+91 98450 12345" })).toEqual([asha]);
    expect(await found({ search: "4567" })).toEqual([sara]);
    expect(await found({ search: "سارة" })).toEqual([sara]);
    expect(await found({ search: "asha@example.com" })).toEqual([asha]);
    const { code } = (await admin.ask(getStaffLead, { id: asha })).value;
    expect(await found({ search: code })).toEqual([asha]);
    expect(await found({ country: "SA" })).toEqual([sara]);
    expect(await found({ owner: "nobody", delivery: "kept", stage: "new" })).toEqual([more, sara, asha]);

    const first = (await admin.ask(listStaffLeads, { size: 2 })).value;
    expect(first).toMatchObject({ leads: [{ id: more }, { id: sara }], total: 3 });
    expect(await found({ size: 2, after: first.next ?? "" })).toEqual([asha]);

    const riyadh = await staffMember(backends, database, [{ role: "sales", countries: ["SA"] }], "Riyadh");
    expect(await found({}, riyadh)).toEqual([sara]);
    expect((await riyadh.ask(getStaffLead, { id: asha })).status).toBe(404);
    const moved = await riyadh.ask(changeStaffLead, { id: asha, version: 1, stage: "won" });
    expect(moved.status).toBe(404);
  });

  test("of two members who change one lead the second is refused, and every change has a line in the audit log", async () => {
    const database = await newDatabase();
    const backends = await newBackends({ database });
    const id = await leaveLead(backends);
    const other = await leaveLead(backends, { phone: "98450 54321" });
    const admin = await staffMember(backends, database, ADMIN);
    const sales = await staffMember(backends, database, [{ role: "sales", countries: "all" }], "Sales");
    await sales.ask(listStaffLeads, {});
    const wishes = [
      sales.ask(changeStaffLead, {
        id,
        version: 1,
        stage: "qualified",
        ownerId: sales.id,
        nextStep: "Call Asha",
      }),
      admin.ask(changeStaffLead, { id, version: 1, stage: "lost", reason: "No budget" }),
    ];
    const statuses = (await Promise.all(wishes)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);

    const many = await sales.ask(changeManyStaffLeads, {
      leads: [
        { id, version: 1 },
        { id: other, version: 1 },
      ],
      stage: "visit",
    });
    expect(many.value).toEqual({ changed: [other], left: [id] });
    const { stages } = (await admin.ask(countStaffLeads, {})).value;
    expect(stages).toMatchObject({ visit: 1, new: 0 });

    const { lines } = (await admin.ask(listAuditLines, { recordId: id })).value;
    expect(lines.filter(({ action }) => action === "changeStaffLead")).toHaveLength(1);
    // The log is kept when a person is erased, so it has no words about them.
    expect(JSON.stringify(lines)).not.toMatch(/Asha|Call/);
    await expect(database.db.deleteFrom("audit_lines").execute()).rejects.toThrow("cannot be changed");
    await expect(database.db.updateTable("audit_lines").set({ member: "x" }).execute()).rejects.toThrow(
      "cannot be changed",
    );
  });

  test("a contact is checked against the preferences first, and recorded once", async () => {
    const database = await newDatabase();
    const backends = await newBackends({ database });
    const id = await leaveLead(backends, { email: "asha@example.com", pact_channel: "email" });
    const sales = await staffMember(backends, database, [{ role: "sales", countries: ["IN"] }]);
    await sales.ask(listStaffLeads, {});
    expect((await sales.ask(askLeadContact, { id, channel: "call" })).value).toEqual({
      allowed: false,
      obstacle: "wrong-channel",
      to: null,
    });
    expect((await sales.ask(askLeadContact, { id, channel: "email" })).value).toMatchObject({
      allowed: true,
      to: "asha@example.com",
    });
    const attempt = { id, channel: "email", outcome: "sent", at: new Date().toISOString() } as const;
    await sales.ask(recordLeadContact, attempt);
    const { value: lead } = await sales.ask(recordLeadContact, attempt);
    expect(lead.attempts.filter(({ outcome }) => outcome === "sent")).toHaveLength(1);
    expect(lead).toMatchObject({ stage: "contacted", answeredAt: attempt.at });

    const note = { id, text: "Prefers Sundays.", key: "one" };
    await sales.ask(addLeadNote, note);
    await sales.ask(addLeadNote, note);
    expect((await sales.ask(getStaffLead, { id })).value.notes).toMatchObject([
      { text: "Prefers Sundays.", memberId: sales.id },
    ]);
  });

  test("erasing a person removes the work, the words and the notes about their leads", async () => {
    const options = await newMigratedOptions();
    const database = await open(options);
    const backends = await newBackends({ database });
    const id = await leaveLead(backends);
    const admin = await staffMember(backends, database, ADMIN);
    await admin.ask(listStaffLeads, {});
    await admin.ask(addLeadNote, { id, text: "Likes teak.", key: "one" });
    const settings = options.databaseUrl
      ? { DATABASE_URL: options.databaseUrl, DATA_DIR: options.dataDirectory }
      : { DATA_DIR: options.dataDirectory };
    expect(await runLeadsCommand(["forget", "+919845012345"], settings, () => {})).toBe(0);
    for (const table of ["lead_work", "lead_words", "lead_notes"] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await admin.ask(getStaffLead, { id })).status).toBe(404);
  });
});
