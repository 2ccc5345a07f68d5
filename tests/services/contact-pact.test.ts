import { expect, onTestFinished, test, vi } from "vitest";
import {
  bookVisit,
  getContactPact,
  resumeContact,
  saveContactPact,
  stopContact,
} from "../../src/contracts/calls/leads/contact-pact-calls.ts";
import { pactOf } from "../../src/services/contact/pact-store.ts";
import { findLead, leadsOfCustomer } from "../../src/services/leads/lead-store.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { callerOf, sendLead } from "./contact-leads.ts";
import { newBackends } from "./fixture-backends.ts";

const CHOICES = {
  channel: "whatsapp",
  hours: "evening",
  language: "kn",
  frequency: "once",
  designer: "any",
} as const;

const MORNING_IN_INDIA = new Date("2026-11-16T05:00:00Z");

eachEngine("the contact pact", ({ newDatabase }) => {
  const open = async () => {
    const database = await newDatabase();
    const backends = await newBackends({ database });
    return { db: database.db, call: callerOf(backends), backends };
  };

  test("shows the sent data, masked, with the receipt of the consent", async () => {
    const { call } = await open();
    const { token } = await sendLead(call, {
      phone: "9845012345",
      email: "jordan@x.io",
      pincode: "560 034",
      city: "Bengaluru",
    });
    const outcome = await call(getContactPact, { token });
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        lead: {
          name: "Asha Rao",
          phone: "+91*******345",
          email: "j****n@x.io",
          country: "IN",
          city: "Bengaluru",
          pincode: "560034",
          page: "/in/design-ideas",
          consent: { text: expect.stringContaining("privacy policy"), page: "/in/design-ideas" },
        },
        pact: { channel: "call", hours: "any", language: "en", frequency: "as-needed", stoppedAt: null },
        attempts: [],
        plannedContact: { channel: "call" },
        visit: null,
      },
    });
    expect(JSON.stringify(outcome)).not.toContain("9845012345");
  });

  test("starts with the choices of the form and stores changes for every lead of the thread", async () => {
    // In the evening the planned hour would be the next half hour.
    vi.useFakeTimers({ toFake: ["Date"], now: MORNING_IN_INDIA });
    onTestFinished(() => void vi.useRealTimers());
    const { call, db } = await open();
    const phone = "9845022222";
    const { token, id } = await sendLead(call, { phone, pact_channel: "email", pact_hours: "morning" });
    const first = await call(getContactPact, { token });
    expect(first).toMatchObject({ value: { pact: { channel: "email", hours: "morning" } } });

    const saved = await call(saveContactPact, { token, ...CHOICES });
    expect(saved).toMatchObject({ ok: true, value: { pact: CHOICES, plannedContact: { from: "17:00" } } });
    const second = await sendLead(call, { phone, submission_id: "another", leadId: id });
    expect(await call(getContactPact, { token: second.token })).toMatchObject({ value: { pact: CHOICES } });

    const lead = await findLead(db, id);
    expect(lead && (await pactOf(db, lead))).toEqual({ ...CHOICES, stoppedAt: null, stoppedFor: null });
  });

  test("a choice on a later form replaces only the earlier one", async () => {
    const { call } = await open();
    const phone = "9845033333";
    const { token, id } = await sendLead(call, { phone });
    await call(saveContactPact, { token, ...CHOICES });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await sendLead(call, { phone, submission_id: "later", leadId: id, pact_channel: "call" });
    expect(await call(getContactPact, { token })).toMatchObject({
      value: { pact: { ...CHOICES, channel: "call" } },
    });
  });

  test("a stop stays in force after changes and later leads, until it is withdrawn", async () => {
    const { call } = await open();
    const phone = "9845044444";
    const { token, id } = await sendLead(call, { phone });
    const stopped = await call(stopContact, { token });
    expect(stopped).toMatchObject({
      value: { pact: { stoppedAt: expect.any(String), stoppedFor: "request" }, plannedContact: null },
    });
    const since = stopped.ok && stopped.value.pact.stoppedAt;
    expect(await call(stopContact, { token })).toMatchObject({ value: { pact: { stoppedAt: since } } });
    await call(saveContactPact, { token, ...CHOICES });
    const later = await sendLead(call, { phone, submission_id: "later", leadId: id });
    expect(await call(getContactPact, { token: later.token })).toMatchObject({
      value: { pact: { stoppedAt: since }, plannedContact: null },
    });
    expect(await call(resumeContact, { token })).toMatchObject({
      value: { pact: { stoppedAt: null, hours: "evening" }, plannedContact: { channel: "whatsapp" } },
    });
    expect(await call(getContactPact, { token: later.token })).toMatchObject({
      value: { pact: { stoppedAt: null, stoppedFor: null, channel: "whatsapp" } },
    });
  });

  test("a visitor who types another person's number can neither stop contact for it nor change more than the own lead", async () => {
    const { call } = await open();
    const phone = "9845066666";
    const mine = await sendLead(call, { phone });
    await call(saveContactPact, { token: mine.token, ...CHOICES });
    const theirs = await sendLead(call, { phone, submission_id: "else", pact_channel: "call" });
    expect(await call(getContactPact, { token: theirs.token })).toMatchObject({
      value: { pact: { channel: "call", hours: "any", language: "en", frequency: "as-needed" } },
    });
    await call(saveContactPact, { token: theirs.token, ...CHOICES, channel: "email", language: "hi" });
    await call(stopContact, { token: theirs.token });
    expect(await call(getContactPact, { token: mine.token })).toMatchObject({
      value: { pact: { ...CHOICES, stoppedAt: null }, plannedContact: { channel: "whatsapp" } },
    });

    await call(resumeContact, { token: theirs.token });
    await call(stopContact, { token: mine.token });
    expect(await call(getContactPact, { token: theirs.token })).toMatchObject({
      value: { pact: { stoppedAt: null } },
    });
  });

  test("an older stop for a whole number stays in force until it is lifted", async () => {
    const { call, db } = await open();
    const phone = "9845088888";
    const mine = await sendLead(call, { phone });
    const other = await sendLead(call, { phone, submission_id: "else" });
    await call(stopContact, { token: mine.token });
    await db.updateTable("contact_pacts").set({ stop_scope: "number" }).execute();
    const stopOfPact = async (token: string) => {
      const outcome = await call(getContactPact, { token });
      return outcome.ok && outcome.value.pact.stoppedAt;
    };
    expect(await stopOfPact(other.token)).toBe(await stopOfPact(mine.token));
    await call(saveContactPact, { token: mine.token, ...CHOICES });
    const later = await sendLead(call, { phone, submission_id: "later" });
    expect(await stopOfPact(later.token)).toEqual(expect.any(String));
    await call(resumeContact, { token: other.token });
    expect(await stopOfPact(other.token)).toBeNull();
    expect(await stopOfPact(mine.token)).toEqual(expect.any(String));
    await call(resumeContact, { token: mine.token });
    expect(await stopOfPact(later.token)).toBeNull();
    // From now on it counts like every other stop.
    await call(stopContact, { token: mine.token });
    expect(await stopOfPact(later.token)).toBeNull();
  });

  test("a lead held for review can only stop contact for itself", async () => {
    const { call } = await open();
    const phone = "9845077777";
    const mine = await sendLead(call, { phone });
    const held = await sendLead(call, { phone, website: "https://a-program.example", submission_id: "held" });
    expect(await call(stopContact, { token: held.token })).toMatchObject({
      value: { pact: { stoppedAt: expect.any(String) } },
    });
    expect(await call(getContactPact, { token: mine.token })).toMatchObject({
      value: { pact: { stoppedAt: null } },
    });
  });

  test("a forged link opens nothing and changes nothing", async () => {
    const { call, backends, db } = await open();
    const { token } = await sendLead(call);
    const [body = "", signature = ""] = token.split(".");
    const forged = `${body}.${signature.slice(0, -2)}${signature.endsWith("AA") ? "BB" : "AA"}`;
    for (const bad of [forged, `${token.slice(1)}`, "a.b"]) {
      expect(await call(getContactPact, { token: bad })).toMatchObject({ problem: { status: 404 } });
      expect(await call(stopContact, { token: bad })).toMatchObject({ problem: { status: 404 } });
    }
    const without = await backends.app.fetch(new Request("http://x/v1/api/contact-pact"));
    expect(without.status).toBe(400);
    expect(await db.selectFrom("contact_pacts").selectAll().execute()).toEqual([]);
  });

  test("EC-05 a visit is one lead that follows the first, however often the button is pressed", async () => {
    const { call, db } = await open();
    const { token, id } = await sendLead(call, { email: "asha@example.com", pact_channel: "email" });
    const at = new Date(Date.now() + 3 * 24 * 3600_000).toISOString().replace(/\.\d+Z$/, "+00:00");
    const visit = { token, ecName: "HSR Layout, Bengaluru", at };
    for (const _ of [1, 2]) {
      expect(await call(bookVisit, visit)).toMatchObject({
        ok: true,
        value: { visit: { ecName: "HSR Layout, Bengaluru", at } },
      });
    }
    const lead = await findLead(db, id);
    const leads = await leadsOfCustomer(db, lead?.customer_id ?? "");
    expect(leads).toHaveLength(2);
    const booked = leads.find(({ follows }) => follows === id);
    expect(booked?.payload).toMatchObject({
      leadId: id,
      direct_to_ec_pilot: true,
      ec_name: "HSR Layout, Bengaluru",
      ec_visit_timing: at,
      email: "asha@example.com",
    });
    expect(booked?.payload).not.toHaveProperty("pact_channel");
  });

  test("the visit of a lead held for review is held with it", async () => {
    const { call, db } = await open();
    const { token, id } = await sendLead(call, { website: "https://a-program.example" });
    const at = new Date(Date.now() + 24 * 3600_000).toISOString().replace(/\.\d+Z$/, "+00:00");
    await call(bookVisit, { token, ecName: "Hebbal, Bengaluru", at });
    const visit = await db.selectFrom("leads").selectAll().where("follows", "=", id).executeTakeFirst();
    expect(visit?.held_because).toBe("honeypot");
  });

  test("a visitor who types another person's number sees none of their visits and attempts", async () => {
    const { call } = await open();
    const phone = "9845055555";
    const mine = await sendLead(call, { phone });
    const at = new Date(Date.now() + 24 * 3600_000).toISOString().replace(/\.\d+Z$/, "+00:00");
    await call(bookVisit, { token: mine.token, ecName: "Hebbal, Bengaluru", at });
    const theirs = await sendLead(call, { phone, name: "Somebody Else", submission_id: "else" });
    expect(await call(getContactPact, { token: theirs.token })).toMatchObject({
      value: { lead: { name: "Somebody Else" }, visit: null, attempts: [] },
    });
  });
});
