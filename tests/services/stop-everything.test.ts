import { expect, test } from "vitest";
import { getContactPact, resumeContact } from "../../src/contracts/calls/leads/contact-pact-calls.ts";
import {
  getMailboxStop,
  requestStopOfAllContact,
  saveMailboxStop,
} from "../../src/contracts/calls/leads/stop-everything-calls.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { createSigner } from "../../src/platform/signing.ts";
import { proofLink } from "../../src/services/contact/mailbox-proof.ts";
import { signWebhook } from "../../src/services/leads/crm/sign-webhook.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { mailServer, tokenIn } from "../support/mail-server.ts";
import { stubBackend } from "../support/stub-backend.ts";
import { callerOf, sendLead } from "./contact-leads.ts";
import { newBackends } from "./fixture-backends.ts";
import { runJobs } from "./run-jobs.ts";

const SECRET_KEY = "a-key-of-at-least-thirty-two-characters";
const CRM_SECRET = "a-secret-of-both-sides";
const PUBLIC_URL = "https://www.example.com";
const EMAIL = "jordan@x.io";

const server = mailServer();
const told: Record<string, unknown>[] = [];
const crm = stubBackend(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  told.push(JSON.parse(body));
  response.writeHead(204).end();
});

eachEngine("stopping all contact", ({ newDatabase }) => {
  const open = async ({ hasMail = true } = {}) => {
    const database = await newDatabase();
    const backends = await newBackends({
      database,
      secretKey: SECRET_KEY,
      publicUrl: PUBLIC_URL,
      mail: hasMail ? { url: server.url(), from: "Livspace <hello@example.com>" } : undefined,
      crm: { url: crm.url(), secret: CRM_SECRET, timeoutMs: 5000 },
    });
    told.length = 0;
    const call = callerOf(backends);
    const pactOf = async (token: string) => {
      const outcome = await call(getContactPact, { token });
      if (!outcome.ok) throw new Error("The pact is not there.");
      return outcome.value;
    };
    /** Sends a request as the CRM does, signed with the shared secret. */
    const asCrm = async (path: string, body: Record<string, unknown>, secret = CRM_SECRET) => {
      const text = JSON.stringify(body);
      const timestamp = String(Math.floor(Date.now() / 1000));
      const response = await backends.app.request(`/bumblebee/v1/api/${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-atrium-timestamp": timestamp,
          "x-atrium-signature": signWebhook(secret, timestamp, text),
        },
        body: text,
      });
      return { status: response.status, ...(await response.json()) };
    };
    const mayCall = async (leadId: string) => {
      const { reason } = await asCrm("contact-attempts", { leadId, channel: "call" });
      return reason !== "stopped";
    };
    return { database, call, pactOf, asCrm, mayCall, work: () => runJobs(database, backends) };
  };
  const askForLink = async ({ call, work }: Awaited<ReturnType<typeof open>>, token: string) => {
    expect(await call(requestStopOfAllContact, { token, of: "mailbox" })).toMatchObject({
      value: { pact: { stoppedFor: "request" } },
    });
    await work();
    return tokenIn(stopLetter(), "stop-contact");
  };
  /** The last requested link; confirmations also contain such a link. */
  const stopLetter = () => server.received.findLast(({ raw }) => /^message-id:\s*<stop-/im.test(raw));

  test("with the link from the mailbox applies to every lead with this mailbox, and to no other lead of the number", async () => {
    const site = await open();
    const { call, pactOf, mayCall } = site;
    const phone = "9845011111";
    const mine = await sendLead(call, { phone, email: EMAIL });
    const elsewhere = await sendLead(call, { phone: "9845022222", email: "Jordan+2@x.io" });
    const stranger = await sendLead(call, { phone, email: "stranger@x.io", submission_id: "else" });
    const without = await sendLead(call, { phone, submission_id: "without" });
    const proof = await askForLink(site, mine.token);
    expect(stopLetter()?.to).toEqual([EMAIL]);
    expect(await call(getMailboxStop, { proof })).toEqual({
      ok: true,
      value: { mailbox: "j****n@x.io", country: "IN", stoppedAt: null, isSpent: false },
    });
    // Only the request itself has been stopped so far.
    expect(await Promise.all([mine, elsewhere, stranger, without].map(({ id }) => mayCall(id)))).toEqual([
      false,
      true,
      true,
      true,
    ]);

    expect(await call(saveMailboxStop, { proof, stopped: true })).toMatchObject({
      value: { stoppedAt: expect.any(String), isSpent: true },
    });
    expect(await Promise.all([mine, elsewhere, stranger, without].map(({ id }) => mayCall(id)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(await pactOf(elsewhere.token)).toMatchObject({
      pact: { stoppedFor: "mailbox" },
      plannedContact: null,
    });
    // Neither the link of a lead nor a new lead lifts the stop.
    await call(resumeContact, { token: elsewhere.token });
    const later = await sendLead(call, { phone: "9845033333", email: "JORDAN@x.io" });
    expect([await mayCall(elsewhere.id), await mayCall(later.id)]).toEqual([false, false]);
    const letters = server.received.length;
    await site.work();
    expect(server.received).toHaveLength(letters);
  });

  test("the CRM is informed about every affected thread, with the scope of the stop", async () => {
    const site = await open();
    const mine = await sendLead(site.call, { email: EMAIL });
    const follows = await sendLead(site.call, { phone: "9845099999", email: EMAIL });
    const proof = await askForLink(site, mine.token);
    told.length = 0;
    await site.call(saveMailboxStop, { proof, stopped: true });
    await site.work();
    const changed = told.filter(({ event }) => event === "contact-pact.changed");
    expect(changed.flatMap(({ lead_ids }) => lead_ids).toSorted()).toEqual([mine.id, follows.id].toSorted());
    for (const one of changed)
      expect(one.contact_pact).toMatchObject({ stoppedAt: expect.any(String), stoppedFor: "mailbox" });
  });

  test("a link works once, and another one allows contact again", async () => {
    const site = await open();
    const { call, mayCall } = site;
    const mine = await sendLead(call, { email: EMAIL });
    const proof = await askForLink(site, mine.token);
    const [body = "", signature = ""] = proof.split(".");
    const answers = await Promise.all(
      [true, true, true].map((stopped) => call(saveMailboxStop, { proof, stopped })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const spelling of [proof, `${body}_.${signature}`, `${body}--.${signature}`])
      expect(await call(saveMailboxStop, { proof: spelling, stopped: false })).toMatchObject({ ok: false });
    expect(await mayCall(mine.id)).toBe(false);

    expect(await call(requestStopOfAllContact, { token: mine.token, of: "mailbox" })).toMatchObject({
      ok: true,
    });
    await site.work();
    const second = tokenIn(stopLetter(), "stop-contact");
    expect(second).not.toBe(proof);
    expect(await call(saveMailboxStop, { proof: second, stopped: false })).toMatchObject({
      value: { stoppedAt: null },
    });
    expect(await mayCall(mine.id)).toBe(true);
  });

  test("a link of another kind, a forged one and an old one have no effect", async () => {
    const site = await open();
    const { call } = site;
    const mine = await sendLead(call, { email: EMAIL });
    const proof = await askForLink(site, mine.token);
    for (const bad of [mine.token, `${proof.slice(0, -2)}AA`, "a.b"]) {
      expect(await call(getMailboxStop, { proof: bad })).toMatchObject({ problem: { status: 404 } });
      expect(await call(saveMailboxStop, { proof: bad, stopped: true })).toMatchObject({
        problem: { status: 404 },
      });
    }
    const fifteenDaysAgo = new Date(Date.now() - 15 * 24 * 3600_000);
    const lead = { id: mine.id, country: "IN", language: "en" };
    const signer = createSigner(SECRET_KEY);
    const old = proofLink({ signer, publicUrl: PUBLIC_URL }, lead, fifteenDaysAgo).split("/").at(-1) ?? "";
    expect(await call(saveMailboxStop, { proof: old, stopped: true })).toMatchObject({
      problem: { status: 410 },
    });
  });

  test("for a number it is requested from a person, and takes effect when the CRM reports the owner's confirmation", async () => {
    const site = await open();
    const { call, pactOf, mayCall, asCrm } = site;
    const phone = "9845077777";
    const mine = await sendLead(call, { phone });
    const stranger = await sendLead(call, { phone, submission_id: "else" });
    for (const _ of [1, 2])
      expect(await call(requestStopOfAllContact, { token: stranger.token, of: "number" })).toMatchObject({
        value: { pact: { stoppedFor: "request" }, stopEverything: { numberAskedAt: expect.any(String) } },
      });
    expect((await pactOf(mine.token)).stopEverything.numberAskedAt).toBeNull();
    await site.work();
    expect(told.filter(({ event }) => event === "contact-stop.requested")).toEqual([
      {
        event: "contact-stop.requested",
        lead_id: stranger.id,
        customer_id: expect.any(String),
        phone: `+91${phone}`,
      },
    ]);
    expect([await mayCall(mine.id), await mayCall(stranger.id)]).toEqual([true, false]);

    const stop = { leadId: mine.id, stopped: true };
    expect(await asCrm("contact-stops", stop, "somebody-else's-secret")).toMatchObject({ status: 401 });
    expect(await asCrm("contact-stops", { ...stop, leadId: "nobody" })).toMatchObject({ status: 404 });
    expect(await asCrm("contact-stops", stop)).toMatchObject({ status: 200, stoppedAt: expect.any(String) });
    await call(resumeContact, { token: stranger.token });
    const later = await sendLead(call, { phone, submission_id: "later" });
    expect([await mayCall(mine.id), await mayCall(stranger.id), await mayCall(later.id)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(await pactOf(later.token)).toMatchObject({
      pact: { stoppedFor: "number" },
      stopEverything: { numberAskedAt: null },
    });
    await asCrm("contact-stops", { ...stop, stopped: false });
    expect(await mayCall(later.id)).toBe(true);
  });

  test("without mail there is no link, and a lead held for review gets none", async () => {
    const without = await open({ hasMail: false });
    const lead = await sendLead(without.call, { email: EMAIL });
    expect((await without.pactOf(lead.token)).stopEverything.mailbox).toBeNull();
    expect(await without.call(requestStopOfAllContact, { token: lead.token, of: "mailbox" })).toMatchObject({
      problem: { status: 409 },
    });

    const site = await open();
    const held = await sendLead(site.call, { email: EMAIL, website: "https://a-program.example" });
    await site.call(requestStopOfAllContact, { token: held.token, of: "mailbox" });
    await site.call(requestStopOfAllContact, { token: held.token, of: "number" });
    expect(await kindsOfJobs(site.database)).toEqual([]);
  });
});

async function kindsOfJobs({ db }: Database): Promise<string[]> {
  const jobs = await db.selectFrom("jobs").select("kind").execute();
  return jobs.map(({ kind }) => kind);
}
