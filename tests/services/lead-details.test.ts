import { describe, expect, test, vi } from "vitest";
import {
  completeLead,
  getLeadDetails,
  requestRefillLink,
} from "../../src/contracts/calls/leads/lead-details.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { createSigner } from "../../src/platform/signing.ts";
import { SEND_REFILL_LINK, sendRefillLink } from "../../src/services/lead-details/send-refill-link.ts";
import { findLead, leadsOfCustomer } from "../../src/services/leads/lead-store.ts";
import { refillLink } from "../../src/services/leads/refill-link.ts";
import type { Mail } from "../../src/services/mail/mailer.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { newBackends, SILENT } from "./fixture-backends.ts";
import { leaveLead, linkTo, SECRET } from "./lead-of.ts";

const FIFTEEN_DAYS = 15 * 24 * 60 * 60_000;

eachEngine("lead details", ({ newDatabase }) => {
  async function open(options: { mail?: { url: string; from: string } } = {}) {
    const database = await newDatabase();
    const backends = await newBackends({ database, secretKey: SECRET, ...options });
    const { app } = backends;
    const call = createCaller({ addresses: {}, embedded: (request) => app.fetch(request) });
    return { database, db: database.db, backends, call };
  }

  test("LF-20 CH-09 AMB-22 the link shows the stored data, masked, and what is missing", async () => {
    const { backends, call } = await open();
    const q = linkTo(await leaveLead(backends, { email: "asha.rao@example.com" }));
    const outcome = await call(getLeadDetails, { q });
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        lead: { name: "Asha R.", phone: "+91*******345", email: "a******o@example.com", pincode: null },
        missing: ["pincode", "property_name", "scope"],
      },
    });
    expect(JSON.stringify(outcome)).not.toMatch(/98450|Rao|asha\.rao/);
  });

  test("FH-03 a missing number is shown as not available, and logged", async () => {
    const { db, backends, call } = await open();
    const leadId = await leaveLead(backends);
    await db.updateTable("leads").set({ phone: "" }).where("id", "=", leadId).execute();
    const error = vi.spyOn(SILENT, "error");
    const outcome = await call(getLeadDetails, { q: linkTo(leadId) });
    expect(outcome).toMatchObject({ ok: true, value: { lead: { phone: "Not Available" } } });
    expect(error).toHaveBeenCalledWith({ lead: leadId }, expect.stringContaining("empty"));
    error.mockRestore();
  });

  test("LF-20 added details become a lead that follows the first, with its name and number", async () => {
    const { db, backends, call } = await open();
    const leadId = await leaveLead(backends);
    const q = linkTo(leadId);
    const filled = { q, pincode: "560 034", scope: "kitchen", about: "Project stage: keys-soon" };
    const first = await call(completeLead, filled);
    const again = await call(completeLead, filled);
    if (!first.ok || !again.ok) throw new Error("not stored");
    expect(again.value).toMatchObject({ isRepeated: true, id: first.value.id });
    // The link does not show name and number, so the response must not contain them.
    expect(JSON.stringify(first.value)).not.toMatch(/98450|Rao/);
    const follower = await findLead(db, first.value.id);
    expect(follower).toMatchObject({
      follows: leadId,
      name: "Asha Rao",
      phone: "+919845012345",
      pincode: "560034",
      kind: "full",
      payload: { scope: "kitchen", about: "Project stage: keys-soon" },
    });
    expect(await leadsOfCustomer(db, follower?.customer_id ?? "")).toHaveLength(2);
    expect(await call(getLeadDetails, { q })).toMatchObject({
      value: { lead: { pincode: "560034", scope: "kitchen" }, missing: ["email", "property_name"] },
    });
  });

  test("a visitor who types another person's number learns nothing about them", async () => {
    const { backends, call } = await open();
    const home = { pincode: "560034", property_name: "Cedar Court 12", scope: "kitchen" };
    await leaveLead(backends, { email: "asha@example.com", ...home });
    const detailsOf = async (fields: Record<string, string>) => {
      const outcome = await call(getLeadDetails, { q: linkTo(await leaveLead(backends, fields)) });
      return outcome.ok && outcome.value.lead;
    };
    const nothing = { pincode: null, property_name: null, scope: null };
    expect(await detailsOf({ email: "eve@evil.example" })).toMatchObject(nothing);
    expect(await detailsOf({})).toMatchObject(nothing);
    expect(await detailsOf({ email: "ASHA@example.com" })).toMatchObject(home);
  });

  test("a link to a lead is sent only to the lead's own address, and not while the lead is held for review", async () => {
    const { db, backends, call } = await open({
      mail: { url: "smtp://127.0.0.1:1", from: "us@example.com" },
    });
    const theirs = await leaveLead(backends, { email: "eve@evil.example" });
    await leaveLead(backends, { scope: "kitchen" });
    await leaveLead(backends, {
      phone: "98450 77777",
      email: "held@example.com",
      website: "https://x.example",
    });
    for (const contact of ["98450 12345", "98450 77777", "held@example.com"])
      expect(await call(requestRefillLink, { contact, countryCode: "IN" })).toMatchObject({ ok: true });
    const jobs = await db.selectFrom("jobs").select("payload").where("kind", "=", SEND_REFILL_LINK).execute();
    expect(jobs.map(({ payload }) => JSON.parse(payload))).toEqual([{ leadId: theirs }]);
  });

  test("a new link is requested with a number or an e-mail address, and the response is the same for unknown ones", async () => {
    const { db, backends, call } = await open({
      mail: { url: "smtp://127.0.0.1:1", from: "us@example.com" },
    });
    const leadId = await leaveLead(backends, { email: "asha@example.com" });
    const jobs = () => db.selectFrom("jobs").select("payload").where("kind", "=", SEND_REFILL_LINK).execute();
    for (const contact of ["nobody@example.com", "98450 99999"])
      expect(await call(requestRefillLink, { contact, countryCode: "IN" })).toEqual({
        ok: true,
        value: { goesBy: "email" },
      });
    expect(await jobs()).toEqual([]);
    for (const contact of ["ASHA@example.com", "+91 98450 12345", "٩٨٤٥٠١٢٣٤٥"])
      expect(await call(requestRefillLink, { contact, countryCode: "IN" })).toMatchObject({ ok: true });
    expect((await jobs()).map(({ payload }) => JSON.parse(payload))).toEqual([{ leadId }]);
  });

  test("the e-mail with a new link goes to the address of the lead, and the link opens it", async () => {
    const { database, backends, call } = await open();
    const leadId = await leaveLead(backends, { email: "asha@example.com" });
    const mails: Mail[] = [];
    const handler = sendRefillLink({
      database,
      mail: { send: async (mail) => void mails.push(mail), close: () => {} },
      signer: createSigner(SECRET),
      publicUrl: "https://atrium.test",
      brand: "Brand",
    });
    await handler.handle({ leadId }, { jobId: "job", attempt: 1, signal: new AbortController().signal });
    expect(mails).toMatchObject([{ to: { address: "asha@example.com" } }]);
    const [, q = ""] = /lead-refill\?q=([\w.-]+)/.exec(mails[0]?.text ?? "") ?? [];
    expect(await call(getLeadDetails, { q })).toMatchObject({ ok: true });
  });
});

describe("LF-20 a link", () => {
  test("expires after two weeks, and cannot be forged", async () => {
    const backends = await newBackends({ secretKey: SECRET });
    const leadId = await leaveLead(backends);
    const other = createSigner("another-secret-that-is-long-enough-too");
    const statusOf = async (q: string) => {
      const query = new URLSearchParams({ q });
      return (await backends.app.request(`/bumblebee/v1/api/lead-details?${query}`)).status;
    };
    expect(await statusOf(linkTo(leadId))).toBe(200);
    expect(await statusOf(linkTo(leadId, new Date(Date.now() - FIFTEEN_DAYS)))).toBe(410);
    expect(await statusOf(linkTo(leadId, new Date(), other))).toBe(404);
    expect(await statusOf(createSigner(SECRET).sign("thanks", leadId))).toBe(404);
    expect(await statusOf(linkTo("no-such-lead"))).toBe(404);
    for (const q of ["x", "a.b", "a.b.c", "\u0000", "%", "💥.💥"])
      expect([q, await statusOf(q)]).toEqual([q, 404]);
    expect(await statusOf("")).toBe(400);
  });

  test("LF-21 leads to the page of the lead's own country and language", () => {
    const site = { signer: createSigner(SECRET), publicUrl: "https://atrium.test" };
    const pathOf = (country: string, language: string) =>
      new URL(refillLink(site, { id: "1", country, language })).pathname;
    expect([
      pathOf("IN", "en"),
      pathOf("SG", "en"),
      pathOf("MY", "en"),
      pathOf("SA", "en"),
      pathOf("SA", "ar"),
    ]).toEqual([
      "/in/interiors/lead-refill",
      "/sg/lead-refill",
      "/my/lead-refill",
      "/sa/lead-refill",
      "/sa-ar/lead-refill",
    ]);
  });
});

describe("invalid details or requests", () => {
  test("are refused with the field name", async () => {
    const backends = await newBackends({ secretKey: SECRET });
    const { app } = backends;
    const q = linkTo(await leaveLead(backends));
    const post = (path: string, body: object) =>
      app.request(`/bumblebee/v1/api/lead-details/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    for (const [path, body, field] of [
      ["complete", { q, email: "asha" }, "email"],
      ["complete", { q, pincode: "12" }, "pincode"],
      ["link", { contact: "12", countryCode: "IN" }, "contact"],
      ["link", { contact: "asha@", countryCode: "IN" }, "contact"],
      ["link", { contact: "asha@example.com", countryCode: "FR" }, "countryCode"],
    ] as const) {
      const response = await post(path, body);
      expect([path, field, response.status]).toEqual([path, field, 400]);
      expect(await response.json()).toMatchObject({ field });
    }
    expect((await post("complete", { q: "made-up", pincode: "560034" })).status).toBe(404);
  });

  test("are rate limited when many links are requested", async () => {
    const { app } = await newBackends();
    const ask = () =>
      app.request("/bumblebee/v1/api/lead-details/link", {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.7" },
        body: JSON.stringify({ contact: "asha@example.com", countryCode: "IN" }),
      });
    for (let turn = 0; turn < 5; turn += 1)
      expect(await (await ask()).json()).toEqual({ goesBy: "designer" });
    expect((await ask()).status).toBe(429);
  });
});
