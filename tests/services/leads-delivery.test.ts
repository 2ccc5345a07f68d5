import { createHmac } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "../../src/platform/database/database.ts";
import { createLog } from "../../src/platform/log.ts";
import { startJobWorkers } from "../../src/server/job-workers.ts";
import {
  deliverStoredLeads,
  replayDeadLeads,
  replayLead,
} from "../../src/services/leads/crm/replay-leads.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { PATIENT } from "../support/patient.ts";
import { openStubCrm, type StubCrm } from "../support/stub-crm.ts";
import { newLeads, SECRET, sendLead, storedLeads } from "./lead-fixtures.ts";

let crm: StubCrm;
beforeEach(async () => {
  crm = await openStubCrm();
});
afterEach(() => crm.close());

const readJobs = ({ db }: Database) => db.selectFrom("jobs").selectAll().execute();
/** Makes all waiting jobs due immediately. */
const skipWaits = ({ db }: Database) =>
  db.updateTable("jobs").set({ run_at: new Date().toISOString() }).where("state", "=", "waiting").execute();

eachEngine("delivery to the CRM", ({ newDatabase }) => {
  async function deliver(
    database: Database,
    until: () => Promise<boolean> | boolean,
    { timeoutMs = 5000, log = createLog("silent") } = {},
  ) {
    const { jobHandlers } = newLeads(database, { crm: { url: crm.url, secret: SECRET, timeoutMs } });
    const worker = await startJobWorkers(database, jobHandlers, log);
    await vi.waitFor(async () => {
      await skipWaits(database);
      if (!(await until())) throw new Error("not yet");
    }, PATIENT);
    await worker.stop();
  }
  const withCrm = (database: Database) =>
    newLeads(database, { crm: { url: crm.url, secret: SECRET, timeoutMs: 5000 } });
  const isDelivered = (database: Database) => async () =>
    (await storedLeads(database)).every(({ delivered_at }) => delivered_at !== null);

  test("a lead is delivered with all fields, under its own key and signed", async () => {
    const database = await newDatabase();
    const leads = withCrm(database);
    await sendLead(leads, {
      submission_id: "first",
      marketing_lead_medium: "cpc",
      referral_page: "/in/first",
    });
    const { customerLead } = await sendLead(leads, {
      ...{ submission_id: "second", pincode: "560034", scope: "2 BHK", utm_source: "bing" },
      ...{ pact_channel: "whatsapp", pact_hours: "evening", is_whatsapp_enable: true },
      ...{ cta_type: "Balloon" },
    });
    await deliver(database, isDelivered(database));
    const delivery = crm.deliveries.find(({ key }) => key === customerLead.id);
    if (!delivery) throw new Error("It did not come.");
    const expected = createHmac("sha256", SECRET).update(`${delivery.timestamp}.${delivery.body}`);
    expect(delivery.signature).toBe(`v1=${expected.digest("hex")}`);
    expect(Math.abs(Number(delivery.timestamp) - Date.now() / 1000)).toBeLessThan(60);
    expect(JSON.parse(delivery.body)).toMatchObject({
      event: "lead.created",
      // FH-02: people of many countries read this date.
      created_on: expect.stringMatching(/^[A-Z][a-z]+ \d\d, \d{4}$/),
      id: customerLead.id,
      country: "IN",
      kind: "full",
      customerLead: { ...customerLead },
      first_lead: { marketing_lead_medium_fc: "cpc", referral_page_fc: "/in/first" },
      payload: { scope: "2 BHK", utm_source: "bing", pincode: "560034", marks: ["cta_type"] },
      consent: { version: "2026-11", whatsapp: true },
      contact_pact: { channel: "whatsapp", hours: "evening" },
    });
    for (const job of await readJobs(database)) expect(job).toMatchObject({ state: "done", payload: "null" });
  });

  test("errors, timeouts and broken connections are retried under the same key until delivery succeeds", async () => {
    const database = await newDatabase();
    const { customerLead } = await sendLead(withCrm(database));
    const moods = [500, 503, "hang", "hang up", 408, 425, 429, 302, 200] as const;
    crm.mood = () => moods[crm.deliveries.length - 1] ?? 500;
    await deliver(database, isDelivered(database), { timeoutMs: 200 });
    expect(crm.deliveries.map(({ key }) => key)).toEqual(moods.map(() => customerLead.id));
    expect((await readJobs(database))[0]).toMatchObject({ state: "done", attempts: moods.length });
  });

  test("a CRM that already has the lead counts as delivered", async () => {
    const database = await newDatabase();
    await sendLead(withCrm(database));
    crm.mood = () => 409;
    await deliver(database, isDelivered(database));
    expect(crm.deliveries).toHaveLength(1);
  });

  test("a refused lead stays stored, is not written to the log, and can be replayed", async () => {
    const database = await newDatabase();
    const { customerLead } = await sendLead(withCrm(database));
    const lines: string[] = [];
    const log = createLog("debug");
    for (const level of ["debug", "info", "warn", "error"] as const)
      vi.spyOn(log, level).mockImplementation((...words: unknown[]) => lines.push(JSON.stringify(words)));
    crm.mood = () => 422;
    const isDead = async () => (await readJobs(database))[0]?.state === "dead";
    await deliver(database, isDead, { log });
    expect(crm.deliveries).toHaveLength(1);
    expect((await readJobs(database))[0]).toMatchObject({
      payload: JSON.stringify({ leadId: customerLead.id }),
      last_error: "PermanentFailure: The CRM answered 422.",
    });
    expect(lines.join("\n")).toMatch(/is dead/);
    expect(lines.join("\n")).not.toMatch(/Asha|9845/);

    crm.mood = () => 200;
    expect(await replayDeadLeads(database.db)).toEqual({ leads: 1, mails: 0 });
    await deliver(database, isDelivered(database));
    expect(crm.deliveries.map(({ key }) => key)).toEqual([customerLead.id, customerLead.id]);
  });

  test("a CRM may be unavailable for two days", async () => {
    const database = await newDatabase();
    await sendLead(withCrm(database));
    const [job] = await readJobs(database);
    // Jitter removes up to half of every wait: at least 1, 2, 4 … 1024 seconds, then half an hour each.
    const shortest = Array.from({ length: (job?.max_attempts ?? 1) - 1 }, (_, index) =>
      Math.min(2 ** index, 1800),
    );
    expect(shortest.reduce((sum, wait) => sum + wait)).toBeGreaterThan(2 * 24 * 3600);
  });

  test("leads received without a CRM are delivered later, and delivered ones can be sent again", async () => {
    const database = await newDatabase();
    const kept = (await sendLead(newLeads(database), { submission_id: "kept" })).customerLead.id;
    await sendLead(newLeads(database), { submission_id: "held", website: "x" });
    expect(await readJobs(database)).toEqual([]);
    expect(await deliverStoredLeads(database.db)).toBe(1);
    expect(await deliverStoredLeads(database.db)).toBe(0);
    const keptIsDelivered = async () =>
      (await storedLeads(database)).find(({ id }) => id === kept)?.delivered_at !== null;
    await deliver(database, keptIsDelivered);
    expect(await replayLead(database.db, kept)).toBeUndefined();
    await deliver(database, keptIsDelivered);
    expect(crm.deliveries.map(({ key }) => key)).toEqual([kept, kept]);
  });

  test("a stopping process does not wait for a hanging CRM", async () => {
    const database = await newDatabase();
    await sendLead(withCrm(database));
    crm.mood = () => "hang";
    await deliver(database, () => crm.deliveries.length > 0, { timeoutMs: 600_000 });
    expect((await readJobs(database))[0]).toMatchObject({ state: "waiting", claim: null });
  });
});

eachEngine("the jobs of a killed process", ({ engine, newDatabase }) => {
  test("are released immediately if no other process can run them, otherwise after their lease", async () => {
    const database = await newDatabase();
    await sendLead(newLeads(database, { crm: { url: crm.url, secret: SECRET, timeoutMs: 100 } }));
    const lease = {
      state: "running",
      claim: "gone",
      run_at: new Date(Date.now() + 60_000).toISOString(),
    } as const;
    await database.db.updateTable("jobs").set(lease).execute();
    await (await startJobWorkers(database, {}, createLog("silent"))).stop();
    const [job] = await readJobs(database);
    expect(job?.state).toBe(engine === "sqlite" ? "waiting" : "running");
  });
});
