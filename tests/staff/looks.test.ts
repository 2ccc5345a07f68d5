import { afterEach, expect, test, vi } from "vitest";
import { buildRequest } from "../../src/contracts/build-request.ts";
import { getStaffLead, listStaffLeads } from "../../src/contracts/staff/calls/lead-calls.ts";
import { listAuditLines } from "../../src/contracts/staff/calls/member-calls.ts";
import { findStaffPerson } from "../../src/contracts/staff/calls/person-calls.ts";
import { newBackends } from "../services/fixture-backends.ts";
import { leaveLead } from "../services/lead-of.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { staffMember, type TestMember } from "../support/staff.ts";

const ADMIN = [{ role: "admin", countries: "all" }] as const;
const BEGIN = Date.parse("2026-11-18T05:40:00.000Z");
const MINUTE_MS = 60_000;

afterEach(() => void vi.useRealTimers());

eachEngine("looks in the audit log", ({ engine, newMigratedOptions, open }) => {
  test("an open list and an open lead are written once in half an hour, other looks and members always", async () => {
    const database = await open(await newMigratedOptions());
    const backends = await newBackends({ database });
    const id = await leaveLead(backends);
    const admin = await staffMember(backends, database, ADMIN);
    const other = await staffMember(backends, database, ADMIN, "Other");
    vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
    // The screen reads the list and the lead again with each change: every half a minute for an hour.
    for (let step = 0; step < 120; step += 1) {
      vi.setSystemTime(BEGIN + (step * MINUTE_MS) / 2);
      await admin.ask(listStaffLeads, {});
      await admin.ask(getStaffLead, { id });
    }
    expect(await actionsOf(admin)).toEqual({ listStaffLeads: 2, getStaffLead: 2 });

    await admin.ask(listStaffLeads, { country: "IN" });
    await admin.ask(listStaffLeads, { search: "+919845012345" });
    await admin.ask(listStaffLeads, { search: "+919845054321" });
    await other.ask(getStaffLead, { id });
    expect(await actionsOf(admin)).toEqual({ listStaffLeads: 5, getStaffLead: 3 });
    const stored = await database.db.selectFrom("audit_lines").selectAll().execute();
    expect(JSON.stringify(stored)).not.toMatch(/98450/);
  });

  test("of several processes that write the same look in the same moment one writes it", async () => {
    const options = await newMigratedOptions();
    const database = await open(options);
    const backends = await newBackends({ database });
    const id = await leaveLead(backends);
    const admin = await staffMember(backends, database, ADMIN);
    // A SQLite database belongs to one process.
    const second = await newBackends({ database: engine === "sqlite" ? database : await open(options) });
    await admin.ask(listStaffLeads, {});
    const looks = Array.from({ length: 10 }, (_, index) => {
      const { app } = index % 2 ? backends : second;
      return app.fetch(buildRequest(getStaffLead, { id, bearer: admin.token }, "http://atrium.test"));
    });
    expect((await Promise.all(looks)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    await admin.ask(findStaffPerson, { contact: "nothing@example.com", country: "IN" });
    await admin.ask(findStaffPerson, { contact: "neither@example.com", country: "IN" });
    expect(await actionsOf(admin)).toMatchObject({ getStaffLead: 1, findStaffPerson: 2 });
  });
});

async function actionsOf(member: TestMember): Promise<Record<string, number>> {
  const { lines } = (await member.ask(listAuditLines, {})).value;
  return Object.fromEntries(
    [...Map.groupBy(lines, ({ action }) => action)].map(([name, all]) => [name, all.length]),
  );
}
