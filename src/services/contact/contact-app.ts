import { timingSafeEqual } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import type { Kysely } from "kysely";
import {
  bookVisit as bookVisitCall,
  getContactPact,
  recordContactAttempt,
  resumeContact,
  saveContactPact,
  stopContact,
} from "../../contracts/calls/leads/contact-pact-calls.ts";
import {
  getMailboxStop,
  recordContactStop,
  requestStopOfAllContact,
  saveMailboxStop,
} from "../../contracts/calls/leads/stop-everything-calls.ts";
import { cancelVisit as cancelVisitCall } from "../../contracts/calls/leads/visits.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Signer } from "../../platform/signing.ts";
import type { CustomerConfig } from "../config/customer-config.ts";
import type { Log } from "../http/backend-log.ts";
import { readText } from "../http/read-text.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { signWebhook } from "../leads/crm/sign-webhook.ts";
import { findLead, leadsOfCustomer, type StoredLead } from "../leads/lead-store.ts";
import { readLeadToken } from "../leads/lead-token.ts";
import type { LeadReceiver } from "../leads/receive-lead.ts";
import { releaseBookings } from "../visits/visit-bookings.ts";
import { enqueueAnnouncement } from "./announce-pact.ts";
import { bookVisit } from "./book-visit.ts";
import { describePact } from "./describe-pact.ts";
import { threadOf } from "./lead-thread.ts";
import { type MailboxProof, readProof } from "./mailbox-proof.ts";
import { describeMailbox, saveMailbox } from "./mailbox-stop.ts";
import { nextVisit } from "./next-visit.ts";
import { setNumberStop } from "./number-stop.ts";
import { changePact, type Pact, pactOf, stopNow } from "./pact-store.ts";
import { recordAttempt } from "./record-attempt.ts";
import { sendProofLink } from "./stop-everything.ts";

interface ContactOptions {
  database: Pick<Database, "db">;
  signer: Signer;
  crm: CustomerConfig["crm"];
  leads: Pick<LeadReceiver, "receive">;
  hasMail: boolean;
  log: Log;
}

export function createContactApp({
  database: { db },
  signer,
  crm,
  leads,
  hasMail,
  log,
}: ContactOptions): Hono {
  const app = new Hono();
  const hasCrm = crm !== undefined;
  const describe = (lead: StoredLead) => describePact({ db, hasMail }, lead);

  const withLead = async <Answer>(token: string, answer: (lead: StoredLead) => Promise<Answer>) => {
    const leadId = readLeadToken(signer, token);
    const lead = leadId && (await findLead(db, leadId));
    return lead ? answer(lead) : new Refusal(404, "This link is not one of ours.");
  };
  const change = (token: string, changed: (pact: Pact) => Pact) =>
    withLead(token, async (lead) => {
      await db.transaction().execute(async (transaction) => {
        await changePact(transaction, lead, changed);
        await announce(transaction, lead);
      });
      return describe(lead);
    });
  // The CRM has not received a held lead.
  const announce = async (transaction: Kysely<Schema>, lead: StoredLead) => {
    if (hasCrm && lead.held_because === null) await enqueueAnnouncement(transaction, lead.id);
  };

  serveCall(app, getContactPact, ({ token }) => withLead(token, describe));
  serveCall(app, saveContactPact, ({ token, ...choices }) =>
    change(token, ({ stoppedAt }) => ({ ...choices, stoppedAt })),
  );
  serveCall(app, stopContact, ({ token }) => change(token, stopNow));
  serveCall(app, resumeContact, ({ token }) => change(token, (pact) => ({ ...pact, stoppedAt: null })));
  serveCall(app, requestStopOfAllContact, ({ token, of }) =>
    withLead(token, async (lead) => {
      const refusal = await db.transaction().execute(async (transaction) => {
        const { stoppedFor } = await pactOf(transaction, lead);
        const refused = await sendProofLink({ db: transaction, hasCrm, hasMail, log }, lead, of);
        // A stop for the whole mailbox needs no stop of this request: the same link lifts it.
        if (refused || stoppedFor !== null) return refused;
        await changePact(transaction, lead, stopNow);
        await announce(transaction, lead);
      });
      return refusal ?? describe(lead);
    }),
  );

  serveCall(app, bookVisitCall, ({ token, visitorAddress: address, ...visit }) =>
    withLead(token, async (lead) => {
      const booked = await bookVisit(leads, lead, { ...visit, address });
      return booked instanceof Refusal ? booked : describe(lead);
    }),
  );

  serveCall(app, cancelVisitCall, ({ token }) =>
    withLead(token, async (lead) => {
      await db.transaction().execute(async (transaction) => {
        await cancelVisit(transaction, lead);
        await announce(transaction, lead);
      });
      return describe(lead);
    }),
  );

  for (const { path } of [recordContactAttempt, recordContactStop])
    app.use(path, requireSignature(crm?.secret));
  serveCall(app, recordContactAttempt, (attempt) => recordAttempt(db, attempt));
  serveCall(app, recordContactStop, async (stop) => {
    return (await setNumberStop(db, { ...stop, hasCrm })) ?? new Refusal(404, "There is no such lead.");
  });
  return app;
}

export function createMailboxStopApp({
  database: { db },
  signer,
  crm,
}: Pick<ContactOptions, "database" | "signer" | "crm">): Hono {
  const app = new Hono();
  const withProof = async <Answer>(token: string, answer: (proof: MailboxProof) => Promise<Answer>) => {
    const proof = await readProof(db, signer, token);
    if (proof === "expired") return new Refusal(410, "This link has expired. Request a new one.");
    return proof ? answer(proof) : new Refusal(404, "This link is not one of ours.");
  };
  serveCall(app, getMailboxStop, ({ proof: token }) =>
    withProof(token, (proof) => describeMailbox(db, proof)),
  );
  serveCall(app, saveMailboxStop, ({ proof: token, stopped }) =>
    withProof(token, (proof) => saveMailbox(db, proof, { stopped, hasCrm: crm !== undefined })),
  );
  return app;
}

async function cancelVisit(transaction: Kysely<Schema>, lead: StoredLead): Promise<void> {
  const thread = threadOf(lead, await leadsOfCustomer(transaction, lead.customer_id));
  for (let left = thread.length; left > 0; left -= 1) {
    const next = await nextVisit(transaction, thread);
    if (!next) return;
    const { leadId, visit } = next;
    const at = new Date(visit.at).toISOString();
    await releaseBookings(transaction, [{ leadId, ecName: visit.ecName, at }]);
  }
}

const TOLERANCE_SECONDS = 5 * 60;

/** Accepts only requests that are signed with the secret shared with the CRM, in the same way as our own webhook. */
function requireSignature(secret: string | undefined): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method !== "POST") return next();
    if (!secret) return new Refusal(403, "No CRM is set up here.").respond();
    const timestamp = context.req.header("x-atrium-timestamp") ?? "";
    const signature = context.req.header("x-atrium-signature") ?? "";
    const body = await readText(context.req.raw);
    if (body === undefined) return new Refusal(413, "The body is larger than 64 KB.").respond();
    if (!isSame(signature, signWebhook(secret, timestamp, body)))
      return new Refusal(401, "The signature is missing or wrong.").respond();
    if (!isRecent(timestamp)) return new Refusal(403, "The signature is older than five minutes.").respond();
    // The body was already read for the signature, so the next handler gets a new request with the same body.
    context.req.raw = new Request(context.req.raw.url, {
      method: "POST",
      headers: context.req.raw.headers,
      body,
    });
    return next();
  };
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function isRecent(timestamp: string): boolean {
  const age = Date.now() / 1000 - Number(timestamp);
  return Math.abs(age) <= TOLERANCE_SECONDS;
}
