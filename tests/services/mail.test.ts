import { randomBytes } from "node:crypto";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import {
  bookVisit,
  getContactPact,
  stopContact,
} from "../../src/contracts/calls/leads/contact-pact-calls.ts";
import { PermanentFailure } from "../../src/platform/jobs/job-handler.ts";
import type { EmbeddedBackends } from "../../src/services/embedded-backends.ts";
import { createMailer } from "../../src/services/mail/mailer.ts";
import { mailServer, tokenIn } from "../support/mail-server.ts";
import { callerOf, sendLead } from "./contact-leads.ts";
import { newBackends, newSqliteDatabase } from "./fixture-backends.ts";

const server = mailServer();
const { received } = server;
const mailOf = () => ({ url: server.url(), from: "Livspace <hello@example.com>" });

async function open() {
  const publicUrl = "https://www.example.com";
  const database = await newSqliteDatabase();
  const backends = await newBackends({ database, mail: mailOf(), publicUrl, brandName: "Livspace" });
  return {
    database,
    call: callerOf(backends),
    confirm: (leadId: string) => runConfirmation(backends, leadId),
  };
}

function runConfirmation({ jobHandlers }: EmbeddedBackends, leadId: string): Promise<void> {
  const context = { jobId: randomBytes(4).toString("hex"), attempt: 1, signal: new AbortController().signal };
  return jobHandlers["confirm-lead"]?.handle({ leadId }, context) ?? Promise.reject(new Error("no handler"));
}

test("a lead is confirmed in English, with the sent data, the next steps and the private page", async () => {
  const { call, confirm } = await open();
  const lead = await sendLead(call, {
    phone: "9845012345",
    email: "asha@example.com",
    pincode: "560034",
    pact_channel: "whatsapp",
  });
  await confirm(lead.id);
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(["asha@example.com"]);
  const { headers, text, html } = readMail(received[0]?.raw ?? "");
  expect(headers["message-id"]).toBe(`<lead-${lead.id}@www.example.com>`);
  expect(headers.from).toBe("Livspace <hello@example.com>");
  expect(headers.subject).toContain("Livspace");
  expect(headers["auto-submitted"]).toBe("auto-generated");
  const page = `https://www.example.com/in/contact-pact/${lead.token}`;
  expect(headers["list-unsubscribe"]?.replaceAll(/\s/g, "")).toBe(`<${page}>`);
  for (const part of [text, html]) {
    expect(part).toContain(page);
    expect(part).toContain("+91*******345");
    expect(part).toContain("560034");
    expect(part).toContain("WhatsApp");
    expect(part).not.toContain("9845012345");
  }
  expect(html).toContain('<html lang="en" dir="ltr">');
});

test("the confirmation is in Arabic from right to left, with the Arabic page", async () => {
  const { call, confirm } = await open();
  const lead = await sendLead(call, {
    name: "سارة العتيبي",
    phone: "0551234567",
    iso_code: "SA",
    language: "ar",
    email: "sara@example.com",
  });
  await confirm(lead.id);
  const { text, html } = readMail(received[0]?.raw ?? "");
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(text).toContain("مرحبًا سارة");
  expect(text).toContain(`/sa-ar/contact-pact/${lead.token}`);
});

test("the e-mail is recorded as an attempt, and a repeated job sends nothing", async () => {
  const { call, confirm } = await open();
  const lead = await sendLead(call, { email: "asha@example.com" });
  await confirm(lead.id);
  await confirm(lead.id);
  expect(received).toHaveLength(1);
  expect(await call(getContactPact, { token: lead.token })).toMatchObject({
    value: {
      attempts: [{ channel: "email", outcome: "sent", note: "confirmation" }],
      plannedContact: { channel: "call" },
    },
  });
});

test("EC-05 a visit is confirmed with its day and hour", async () => {
  const { call, confirm, database } = await open();
  const lead = await sendLead(call, { email: "asha@example.com" });
  const at = `${new Date(Date.now() + 48 * 3600_000).toISOString().slice(0, 10)}T16:30:00+05:30`;
  await call(bookVisit, { token: lead.token, ecName: "Hebbal, Bengaluru", at });
  const { id } = await database.db
    .selectFrom("leads")
    .select("id")
    .where("follows", "=", lead.id)
    .executeTakeFirstOrThrow();
  await confirm(id);
  const { headers, text } = readMail(received[0]?.raw ?? "");
  expect(headers.subject).toBe("=?UTF-8?Q?Your_visit_is_booked_=C2=B7_Livspace?=");
  expect(text).toContain("4:30 PM");
});

test("only the e-mail contains the link with which the owner of the mailbox stops all contact", async () => {
  const { call, confirm } = await open();
  const lead = await sendLead(call, { email: "asha@example.com" });
  await confirm(lead.id);
  const { text, html } = readMail(received[0]?.raw ?? "");
  const token = tokenIn(received[0], "stop-contact");
  for (const part of [text, html]) expect(part).toContain(`https://www.example.com/in/stop-contact/${token}`);
  expect(token).not.toBe("");
  expect(JSON.stringify(await call(getContactPact, { token: lead.token }))).not.toContain(token);
});

test("no e-mail is sent after a stop, or to a lead without an address", async () => {
  const { call, confirm } = await open();
  const stopped = await sendLead(call, { email: "asha@example.com" });
  await call(stopContact, { token: stopped.token });
  await confirm(stopped.id);
  await confirm((await sendLead(call)).id);
  expect(received).toEqual([]);
});

test("typed text can add neither a recipient nor a header nor a message", async () => {
  const { call, confirm } = await open();
  const lead = await sendLead(call, {
    name: 'Eve" eve@evil.example, x',
    email: "asha@example.com",
    property_name: "Win at evil.example",
    city: "evil.example",
    about: "Visit evil.example now",
    form_title: "evil.example",
  });
  await confirm(lead.id);
  expect(received[0]?.to).toEqual(["asha@example.com"]);
  const { text, html } = readMail(received[0]?.raw ?? "");
  expect(text + html).not.toContain("evil.example");

  received.length = 0;
  const mailer = createMailer(mailOf());
  await mailer.send({
    to: { name: "A\r\nBcc: b@evil.example", address: "asha@example.com" },
    subject: "Hello\r\nBcc: c@evil.example\u2028X: 1",
    text: "text",
    html: "<p>html</p>",
    messageId: "one@example.com",
    stopUrl: "https://www.example.com/stop",
  });
  mailer.close();
  expect(received[0]?.to).toEqual(["asha@example.com"]);
  expect(Object.keys(readMail(received[0]?.raw ?? "").headers)).not.toContain("bcc");
});

test("an unknown address fails permanently; a busy server is retried, and neither is recorded as an attempt", async () => {
  const { call, confirm } = await open();
  const lead = await sendLead(call, { email: "nobody@example.com" });
  server.refuses = { code: 451, text: "<nobody@example.com> Try again later" };
  const busy = await confirm(lead.id).catch((error: unknown) => error);
  expect(busy).toBeInstanceOf(Error);
  expect(busy).not.toBeInstanceOf(PermanentFailure);
  server.refuses = { code: 550, text: "<nobody@example.com> No such person" };
  const final = await confirm(lead.id).catch((error: unknown) => error);
  expect(final).toBeInstanceOf(PermanentFailure);
  // Failures are written to the log and stored with the jobs, so they must not contain the address.
  for (const failure of [busy, final]) expect(inspect(failure)).not.toContain("nobody@example.com");
  expect(await call(getContactPact, { token: lead.token })).toMatchObject({ value: { attempts: [] } });
  expect(await confirm("no-such-lead").catch((error: unknown) => error)).toBeInstanceOf(PermanentFailure);
});

interface ReadMail {
  headers: Record<string, string>;
  text: string;
  html: string;
}

/** The header fields, and the two decoded parts of the body. */
function readMail(raw: string): ReadMail {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const headers = readHeaders(head);
  const boundary = /boundary="?([^";]+)/.exec(headers["content-type"] ?? "")?.[1] ?? "";
  const parts = rest.join("\r\n\r\n").split(`--${boundary}`).map(readPart);
  const body = (type: string) => parts.find((part) => part.type.startsWith(type))?.body ?? "";
  return { headers, text: body("text/plain"), html: body("text/html") };
}

function readHeaders(head: string): Record<string, string> {
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

function readPart(part: string): { type: string; body: string } {
  const [head = "", ...rest] = part.trimStart().split("\r\n\r\n");
  const headers = readHeaders(head);
  const encoded = rest.join("\r\n\r\n");
  const body =
    headers["content-transfer-encoding"] === "base64"
      ? Buffer.from(encoded, "base64").toString()
      : Buffer.from(
          encoded
            .replaceAll("=\r\n", "")
            .replaceAll(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
          "latin1",
        ).toString();
  return { type: headers["content-type"] ?? "", body };
}
