import { expect, test } from "vitest";
import { getContactPact, stopContact } from "../../src/contracts/calls/leads/contact-pact-calls.ts";
import { signWebhook } from "../../src/services/leads/crm/sign-webhook.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { stubBackend } from "../support/stub-backend.ts";
import { callerOf, sendLead } from "./contact-leads.ts";
import { newBackends } from "./fixture-backends.ts";

const SECRET = "a-secret-of-both-sides";
const CRM = { url: "http://127.0.0.1:9", secret: SECRET, timeoutMs: 1000 };
/** The next Monday at noon in India: within every "any", not on a day of rest, and after every lead of this file. */
const MONDAY_NOON = nextMonday();

const announced: { timestamp: string; signature: string; body: string }[] = [];
const crm = stubBackend(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  const header = (name: string) => String(request.headers[name]);
  announced.push({
    timestamp: header("x-atrium-timestamp"),
    signature: header("x-atrium-signature"),
    body,
  });
  response.writeHead(204).end();
});

eachEngine("contact attempts", ({ newDatabase }) => {
  const open = async () => {
    const { app } = await newBackends({ database: await newDatabase(), crm: CRM });
    const call = callerOf({ app });
    const lead = await sendLead(call, { pact_channel: "call", pact_hours: "any" });
    const tell = async (body: Record<string, unknown>, signed: Partial<Signed> = {}) => {
      const text = JSON.stringify({ leadId: lead.id, channel: "call", at: MONDAY_NOON, ...body });
      const timestamp = signed.timestamp ?? String(Math.floor(Date.now() / 1000));
      const response = await app.fetch(
        new Request("http://x/bumblebee/v1/api/contact-attempts", {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "x-atrium-timestamp": timestamp,
            "x-atrium-signature": signed.signature ?? signWebhook(signed.secret ?? SECRET, timestamp, text),
          },
          body: text,
        }),
      );
      return { status: response.status, body: await response.json() };
    };
    const attempts = async () => {
      const outcome = await call(getContactPact, { token: lead.token });
      if (!outcome.ok) throw new Error("The pact is not there.");
      return outcome.value.attempts.map(({ outcome: came, note }) => [came, note]);
    };
    return { call, lead, tell, attempts };
  };

  test("a question is answered without a record; an attempt is recorded once", async () => {
    const { tell, attempts } = await open();
    expect(await tell({})).toEqual({ status: 200, body: { allowed: true } });
    expect(await attempts()).toEqual([]);
    for (const _ of [1, 2]) expect((await tell({ outcome: "no-answer" })).status).toBe(200);
    expect((await tell({ outcome: "reached", note: "Measured by Friday" })).status).toBe(200);
    expect(await attempts()).toHaveLength(2);
    expect(await attempts()).toContainEqual(["reached", "Measured by Friday"]);
  });

  test("another channel, another hour and the day of rest are refused and recorded", async () => {
    const { tell, attempts } = await open();
    expect(await tell({ channel: "whatsapp" })).toMatchObject({
      status: 409,
      body: { reason: "wrong-channel" },
    });
    const night = MONDAY_NOON.replace("T12:00", "T22:30");
    expect(await tell({ at: night })).toMatchObject({ status: 409, body: { reason: "outside-hours" } });
    const sunday = new Date(Date.parse(MONDAY_NOON) + 6 * 24 * 3600_000).toISOString();
    expect(await tell({ at: sunday })).toMatchObject({ status: 409, body: { reason: "outside-hours" } });
    expect(await attempts()).toEqual([
      ["refused", null],
      ["refused", null],
      ["refused", null],
    ]);
  });

  test("after a stop no call is allowed, and a call that was made is recorded with the refusal", async () => {
    const { call, lead, tell, attempts } = await open();
    await call(stopContact, { token: lead.token });
    expect(await tell({})).toMatchObject({ status: 409, body: { reason: "stopped" } });
    expect(await tell({ outcome: "reached" })).toMatchObject({ status: 409, body: { reason: "stopped" } });
    expect((await attempts()).map(([outcome]) => outcome).sort()).toEqual(["reached", "refused"]);
  });

  test("a stop is sent to the CRM, signed, with the current contact preferences", async () => {
    const database = await newDatabase();
    const { app, jobHandlers } = await newBackends({ database, crm: { ...CRM, url: crm.url() } });
    const call = callerOf({ app });
    const lead = await sendLead(call);
    await call(stopContact, { token: lead.token });
    const [job] = await database.db
      .selectFrom("jobs")
      .selectAll()
      .where("kind", "=", "announce-pact")
      .execute();
    const context = { jobId: job?.id ?? "", attempt: 1, signal: new AbortController().signal };
    await jobHandlers["announce-pact"]?.handle(JSON.parse(job?.payload ?? "null"), context);
    const told = announced.splice(0).at(-1);
    expect(told?.signature).toBe(signWebhook(SECRET, told?.timestamp ?? "", told?.body ?? ""));
    expect(JSON.parse(told?.body ?? "")).toMatchObject({
      event: "contact-pact.changed",
      lead_id: lead.id,
      contact_pact: { channel: "call", stoppedAt: expect.any(String) },
    });
  });

  test("changes to a lead held for review are not sent to the CRM", async () => {
    const database = await newDatabase();
    const call = callerOf(await newBackends({ database, crm: CRM }));
    const { token } = await sendLead(call, { website: "https://a-program.example" });
    expect(await call(stopContact, { token })).toMatchObject({ ok: true });
    expect(await database.db.selectFrom("jobs").selectAll().execute()).toEqual([]);
  });

  test("only a request signed with our secret, within the last minutes, is accepted", async () => {
    const { tell, attempts } = await open();
    expect((await tell({ outcome: "reached" }, { secret: "somebody-else's-secret" })).status).toBe(401);
    expect((await tell({ outcome: "reached" }, { signature: "" })).status).toBe(401);
    const old = String(Math.floor(Date.now() / 1000) - 301);
    expect((await tell({ outcome: "reached" }, { timestamp: old })).status).toBe(403);
    const early = String(Math.floor(Date.now() / 1000) + 301);
    expect((await tell({ outcome: "reached" }, { timestamp: early })).status).toBe(403);
    expect((await tell({ outcome: "reached" }, { timestamp: "now" })).status).toBe(403);
    expect(await attempts()).toEqual([]);
  });

  test("a wrong body, an unknown lead and a site without a CRM are reported as such", async () => {
    const { tell } = await open();
    expect((await tell({ channel: "pigeon" })).status).toBe(400);
    expect((await tell({ note: "x".repeat(70_000) })).status).toBe(413);
    expect((await tell({ leadId: "nobody" })).status).toBe(404);
    const without = await newBackends({ database: await newDatabase() });
    const response = await without.app.fetch(
      new Request("http://x/v1/api/contact-attempts", { method: "POST", body: "{}" }),
    );
    expect(response.status).toBe(403);
  });
});

interface Signed {
  timestamp: string;
  signature: string;
  secret: string;
}

function nextMonday(): string {
  const day = new Date(Date.now() + 24 * 3600_000);
  while (day.getUTCDay() !== 1) day.setTime(day.getTime() + 24 * 3600_000);
  return `${day.toISOString().slice(0, 10)}T12:00:00+05:30`;
}
