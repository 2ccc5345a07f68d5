import { expect, test } from "vitest";
import { getContactPact } from "../../src/contracts/calls/leads/contact-pact-calls.ts";
import { cancelVisit, listFullVisits } from "../../src/contracts/calls/leads/visits.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { bookLeadVisit, listStaffLeads } from "../../src/contracts/staff/calls/lead-calls.ts";
import { listAuditLines } from "../../src/contracts/staff/calls/member-calls.ts";
import {
  addClosedDay,
  cancelStaffVisit,
  listClosedDays,
  listStaffVisits,
  listVisitCentres,
  moveStaffVisit,
  recordVisitOutcome,
  removeClosedDay,
  renewVisitFeed,
} from "../../src/contracts/staff/calls/visit-calls.ts";
import { visitSlots } from "../../src/contracts/visits/visit-slots.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { openSecrets } from "../../src/platform/secrets.ts";
import { createSigner } from "../../src/platform/signing.ts";
import { eraseLeads } from "../../src/services/leads/erase-leads.ts";
import { findLead } from "../../src/services/leads/lead-store.ts";
import { leadToken } from "../../src/services/leads/lead-token.ts";
import { newBackends } from "../services/fixture-backends.ts";
import { leaveLead } from "../services/lead-of.ts";
import { runJobs } from "../services/run-jobs.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { mailServer } from "../support/mail-server.ts";
import { staffMember } from "../support/staff.ts";
import { openStubCrm } from "../support/stub-crm.ts";

const HSR = "HSR Layout, Bengaluru";
const HEBBAL = "Hebbal, Bengaluru";
const SALES = [{ role: "sales", countries: "all" }] as const;
const server = mailServer();

const HOURS = [
  { days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const, opens: "10:30", closes: "13:30" },
];
const OPEN = { hours: HOURS.map((row) => ({ ...row, days: [...row.days] })), slotMinutes: 60 };

eachEngine("visits in the staff application", ({ newDatabase }) => {
  async function open(options: Parameters<typeof newBackends>[0] = {}) {
    const database = await newDatabase();
    await addCentres(database);
    const backends = await newBackends({ database, publicUrl: "https://atrium.test", ...options });
    const call = createCaller({ addresses: {}, embedded: (request) => backends.app.fetch(request) });
    const signer = createSigner(await openSecrets(database.db, {}));
    // Days after tomorrow, because the hours of today may have passed.
    const [, , first, second] = visitSlots(OPEN, "in", new Date(), { days: 4 });
    if (!first || !second) throw new Error("The centre is open every day.");
    const hours = (day: typeof first) => day.slots.map(({ at }) => new Date(at).toISOString());
    const book = (name: string, at: string, more: Record<string, unknown> = {}) =>
      leaveLead(backends, {
        ...{ name, phone: `98450 ${10000 + name.length * 7 + name.charCodeAt(0)}`, ec_name: HSR },
        ...{ ec_visit_timing: at, submission_id: `visit of ${name}`, ...more },
      });
    const member = (name: string, grants: Parameters<typeof staffMember>[2] = SALES) =>
      staffMember(backends, database, grants, name);
    const week = { country: "IN", centre: HSR, from: first.day, days: 2 } as const;
    return { database, backends, call, signer, first, second, hours, book, member, week };
  }

  test("a member books a visit for a lead once; a full and a closed hour are refused", async () => {
    const { backends, first, second, hours, book, member } = await open();
    const id = await leaveLead(backends, { name: "Asha Rao" });
    const sales = await member("Sales");
    await sales.ask(listStaffLeads, {});
    const [at = "", next = ""] = hours(first);
    const wish = { id, centre: HSR, at };
    const booked = await sales.ask(bookLeadVisit, wish);
    expect(booked).toMatchObject({ status: 200, value: { stage: "visit", visit: { ecName: HSR } } });
    expect(Date.parse(booked.value.visit?.at ?? "")).toBe(Date.parse(at));
    // Pressed twice, it is the same visit.
    await sales.ask(bookLeadVisit, wish);
    const { value } = await sales.ask(listStaffVisits, {
      country: "IN",
      centre: HSR,
      from: first.day,
      days: 2,
    });
    expect(value.visits).toHaveLength(1);

    await book("Ravi", second.slots[0]?.at ?? "");
    const full = await sales.ask(bookLeadVisit, { ...wish, at: hours(second)[0] ?? "" });
    expect(full).toMatchObject({ status: 409, reason: "visit-full" });
    const night = new Date(Date.parse(next) + 12 * 60 * 60_000).toISOString();
    expect(await sales.ask(bookLeadVisit, { ...wish, at: night })).toMatchObject({
      ...{ status: 400, reason: "visit-closed" },
    });
  });

  test("a week shows the hours, their capacity and the visits of the member's countries", async () => {
    const { first, second, hours, book, member, week } = await open();
    const [at = "", other = ""] = hours(first);
    const asha = await book("Asha", first.slots[0]?.at ?? "");
    const meera = await member("Meera");
    expect((await meera.ask(listVisitCentres, {})).value.centres.map(({ ecName }) => ecName)).toEqual([
      HSR,
      HEBBAL,
    ]);
    expect((await meera.ask(listStaffVisits, week)).value).toMatchObject({
      days: [
        { day: first.day, closed: null, hours: [{ at, capacity: 1, taken: 1 }, { at: other, taken: 0 }, {}] },
        { day: second.day, hours: [{}, {}, {}] },
      ],
      visits: [{ id: asha, name: "Asha", at, state: "booked", version: 0 }],
    });
    const riyadh = await member("Riyadh", [{ role: "centre", countries: ["SA"] }]);
    expect((await riyadh.ask(listStaffVisits, week)).status).toBe(404);
    expect((await riyadh.ask(cancelStaffVisit, { id: asha, version: 0 })).status).toBe(404);
    const viewer = await member("Viewer", [{ role: "viewer", countries: "all" }]);
    expect((await viewer.ask(cancelStaffVisit, { id: asha, version: 0 })).status).toBe(403);
  });

  test("a moved visit takes one place, and the customer gets one letter and sees the new hour", async () => {
    const mail = { url: server.url(), from: "Atrium <hello@example.com>" };
    const { database, backends, call, signer, first, second, hours, book, member, week } = await open({
      mail,
    });
    const [early = "", late = ""] = first.slots.map(({ at }) => at);
    const asha = await book("Asha", early, { email: "asha@example.com", language: "en" });
    await book("Ravi Kumar", late);
    await runJobs(database, backends);
    server.received.length = 0;
    const meera = await member("Meera");
    const move = (at: string, version: number, centre = HSR) =>
      meera.ask(moveStaffVisit, { id: asha, version, centre, at });

    expect(await move(late, 0)).toMatchObject({ status: 400, reason: "visit-full" });
    expect(await move(`${first.day}T09:30:00+05:30`, 0)).toMatchObject({
      status: 400,
      reason: "visit-closed",
    });
    // The refused move has left the visit where it was.
    expect((await meera.ask(listStaffVisits, week)).value.visits).toMatchObject([
      { id: asha, version: 0 },
      {},
    ]);

    const [wished = ""] = second.slots.map(({ at }) => at);
    const twice = await Promise.all([move(wished, 0, HEBBAL), move(wished, 0, HEBBAL)]);
    for (const { status, value } of twice)
      expect([status, value]).toMatchObject([200, { ecName: HEBBAL, at: hours(second)[0], version: 1 }]);
    expect(await move(early, 0)).toMatchObject({ status: 409, reason: "changed" });
    await runJobs(database, backends);
    await runJobs(database, backends);
    expect(server.received.map(({ to }) => to)).toEqual([["asha@example.com"]]);
    expect(server.received[0]?.raw).toContain("Your_visit_has_a_new_time");
    const pact = await call(getContactPact, { token: leadToken(signer, asha) });
    expect(pact).toMatchObject({ ok: true, value: { visit: { ecName: HEBBAL, at: wished } } });
    const again = await book("Leela", early);
    expect((await meera.ask(listStaffVisits, week)).value.visits.map(({ id }) => id)).toContain(again);

    // The customer cancels; what the member has on the screen is older.
    await call(cancelVisit, { token: leadToken(signer, asha) });
    expect(await move(wished, 1)).toMatchObject({ status: 409 });
    const admin = await member("Admin", [{ role: "admin", countries: "all" }]);
    const { lines } = (await admin.ask(listAuditLines, { recordId: asha })).value;
    expect(lines).toMatchObject([{ action: "moveStaffVisit", after: { ecName: HEBBAL } }]);
    expect(JSON.stringify(lines)).not.toContain("asha@");
  });

  test("a cancelled visit frees its place and sends one letter; an erased person leaves nothing", async () => {
    const mail = { url: server.url(), from: "Atrium <hello@example.com>" };
    const { database, backends, first, book, member } = await open({ mail });
    const [at = ""] = first.slots.map((slot) => slot.at);
    const sara = await book("Sara", at, { email: "sara@example.com" });
    await runJobs(database, backends);
    server.received.length = 0;
    const meera = await member("Meera");
    const cancel = () => meera.ask(cancelStaffVisit, { id: sara, version: 0 });
    for (const { value } of await Promise.all([cancel(), cancel()]))
      expect(value).toMatchObject({ state: "cancelled", version: 1 });
    await runJobs(database, backends);
    expect(server.received.map(({ to }) => to)).toEqual([["sara@example.com"]]);
    expect(server.received[0]?.raw).toContain("Your_visit_is_cancelled");
    await book("Leela", at);

    const lead = await findLead(database.db, sara);
    if (lead) await eraseLeads(database.db, { whole: [lead] }, { tellsCrm: false });
    expect(await database.db.selectFrom("visit_work").select("id").execute()).toEqual([]);
  });

  test("whether a customer came can be recorded when the hour has come", async () => {
    const { database, first, book, member } = await open();
    const asha = await book("Asha", first.slots[0]?.at ?? "");
    const meera = await member("Meera");
    const record = (outcome: "came" | "no-show" | null, version: number) =>
      meera.ask(recordVisitOutcome, { id: asha, version, outcome });
    expect(await record("came", 0)).toMatchObject({ status: 400, reason: "visit-ahead" });
    await database.db.updateTable("visit_bookings").set({ visit_at: "2026-01-05T05:00:00.000Z" }).execute();
    expect((await record("no-show", 0)).value).toMatchObject({ state: "no-show", version: 1 });
    expect(await record("came", 0)).toMatchObject({ status: 409, reason: "changed" });
    expect((await record("came", 1)).value).toMatchObject({ state: "came", version: 2 });
    expect((await record(null, 2)).value).toMatchObject({ state: "booked" });
  });

  test("the CRM learns of a moved and a cancelled visit and of a no-show, each under one key, also after a failure", async () => {
    const stub = await openStubCrm();
    try {
      const crm = { url: stub.url, secret: "a-secret-of-the-crm", timeoutMs: 1000 };
      const { database, backends, first, second, hours, book, member } = await open({ crm });
      const asha = await book("Asha", first.slots[0]?.at ?? "");
      await runJobs(database, backends);
      stub.deliveries.length = 0;
      const meera = await member("Meera");
      const wish = { id: asha, version: 0, centre: HEBBAL, at: second.slots[0]?.at ?? "" };
      await Promise.all([meera.ask(moveStaffVisit, wish), meera.ask(moveStaffVisit, wish)]);
      stub.mood = () => 503;
      await runJobs(database, backends);
      stub.mood = () => 200;
      await runJobs(database, backends);
      await runJobs(database, backends);
      const [failed, moved] = stub.deliveries.map(({ key, body }) => ({ key, ...JSON.parse(body) }));
      expect(stub.deliveries).toHaveLength(2);
      expect(moved).toEqual(failed);
      expect(moved).toMatchObject({
        ...{ key: `announce-visit:${asha}:1`, event: "visit.changed", lead_id: asha, lead_ids: [asha] },
        visit: { ec_name: HEBBAL, at: hours(second)[0], state: "booked", version: 1 },
      });
      expect(stub.deliveries.map(({ body }) => body).join()).not.toMatch(/Asha|98450/);

      stub.deliveries.length = 0;
      await database.db.updateTable("visit_bookings").set({ visit_at: "2026-01-05T05:00:00.000Z" }).execute();
      await meera.ask(recordVisitOutcome, { id: asha, version: 1, outcome: "no-show" });
      await meera.ask(cancelStaffVisit, { id: asha, version: 2 });
      await runJobs(database, backends);
      const states = stub.deliveries.map(({ body }) => JSON.parse(body).visit);
      expect(states.map(({ state, version }) => [version, state]).toSorted()).toEqual([
        [2, "no-show"],
        [3, "cancelled"],
      ]);
    } finally {
      await stub.close();
    }
  });

  test("visitors are offered nothing on a closed day, and can book it again when it is opened", async () => {
    const { call, first, hours, book, member, week } = await open();
    const asha = await book("Asha", first.slots[0]?.at ?? "");
    const meera = await member("Meera");
    const closed = { country: "IN", centre: HSR, day: first.day, reason: "New floor" } as const;
    const added = await meera.ask(addClosedDay, closed);
    expect(added.value).toMatchObject({ day: first.day, booked: 1 });
    expect((await meera.ask(addClosedDay, closed)).value.id).toBe(added.value.id);
    const full = async () => {
      const outcome = await call(listFullVisits, { country: "IN" });
      return outcome.ok ? new Set(outcome.value.full.map(({ ecName, at }) => `${ecName} ${at}`)) : undefined;
    };
    expect(await full()).toEqual(new Set(hours(first).map((at) => `${HSR} ${at}`)));
    await expect(book("Ravi Kumar", first.slots[1]?.at ?? "")).rejects.toThrow("400");
    const { days, visits } = (await meera.ask(listStaffVisits, week)).value;
    expect([days[0], visits]).toMatchObject([{ closed: "closed-day", reason: "New floor" }, [{ id: asha }]]);
    const moved = { id: asha, version: 0, centre: HSR, at: first.slots[1]?.at ?? "" };
    expect(await meera.ask(moveStaffVisit, moved)).toMatchObject({ status: 400, reason: "visit-closed" });

    expect((await meera.ask(listClosedDays, { country: "IN", centre: HSR })).value.days).toHaveLength(1);
    await meera.ask(removeClosedDay, { id: added.value.id });
    await book("Ravi Kumar", first.slots[1]?.at ?? "");
  });

  test("the calendar feed has a secret address, without contacts, and a new address replaces it", async () => {
    const { backends, first, book, member } = await open();
    await book("Asha Rao", first.slots[0]?.at ?? "", { email: "asha@example.com" });
    const meera = await member("Meera");
    const renew = async () =>
      (await meera.ask(renewVisitFeed, { country: "IN", centre: HSR, language: "en" })).value.address;
    const read = async (address: string) => {
      const response = await backends.app.fetch(new Request(address));
      return { status: response.status, text: await response.text() };
    };
    const address = await renew();
    const feed = await read(address);
    expect(feed.text).toContain("SUMMARY:Visit of Asha (");
    expect(feed.text).toContain(`DTSTART;TZID=Asia/Kolkata:${first.day.replaceAll("-", "")}T103000`);
    expect(feed.text).not.toMatch(/Rao|asha@|98450/);
    const next = await renew();
    expect((await read(address)).status).toBe(404);
    expect((await read(next)).status).toBe(200);
  });
});

/** Two centres that are open every day, with one visit an hour. */
async function addCentres({ db }: Database): Promise<void> {
  const centre = (id: string, en: string) => ({
    ...{ id, name: { en }, address: { en: "1 Main Road" }, locality: { en }, pincode: "560102" },
    ...{ phone: "+918000000000", lat: 12.9, lng: 77.6, services: [], languages: ["English"] },
    ...{ ...OPEN, visitCapacity: 1 },
  });
  const body = {
    cityName: "Bengaluru",
    groupItems: [centre("hsr", "HSR Layout"), centre("hebbal", "Hebbal")],
  };
  await db
    .insertInto("documents")
    .values({
      ...{ id: "ec:bengaluru", content_type: "ec", slug: "bengaluru", country: "IN", language: null },
      ...{ position: 0, body: JSON.stringify(body), checksum: "test", updated_at: new Date().toISOString() },
    })
    .execute();
}
