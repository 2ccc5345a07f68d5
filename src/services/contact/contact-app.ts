import { Hono } from "hono";
import type { Kysely } from "kysely";
import {
  bookVisit as bookVisitCall,
  getContactPact,
  recordContactAttempt,
  resumeContact,
  saveContactPact,
  stopContact,
} from "../../contracts/calls/leads/contact-pact.ts";
import {
  askToStopEverything,
  getMailboxStop,
  recordContactStop,
  saveMailboxStop,
} from "../../contracts/calls/leads/stop-everything.ts";
import { cancelVisit as cancelVisitCall } from "../../contracts/calls/leads/visits.ts";
import type { CustomerConfig } from "../../platform/customer-config.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Signer } from "../../platform/signing.ts";
import type { Log } from "../http/log.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { findLead, type StoredLead } from "../leads/lead-store.ts";
import { readLeadToken } from "../leads/lead-token.ts";
import type { LeadReceiver } from "../leads/receive-lead.ts";
import { enqueueAnnouncement } from "./announce-pact.ts";
import { bookVisit } from "./book-visit.ts";
import { cancelVisit } from "./cancel-visit.ts";
import { describePact } from "./describe-pact.ts";
import { type MailboxProof, readProof } from "./mailbox-proof.ts";
import { describeMailbox, saveMailbox } from "./mailbox-stop.ts";
import { setNumberStop } from "./number-stop.ts";
import { changePact, type Pact, pactOf, stopNow } from "./pact-store.ts";
import { recordAttempt } from "./record-attempt.ts";
import { requireSignature } from "./require-signature.ts";
import { askForProof } from "./stop-everything.ts";

interface ContactOptions {
  database: Pick<Database, "db">;
  signer: Signer;
  crm: CustomerConfig["crm"];
  leads: Pick<LeadReceiver, "receive">;
  /** Whether links can be sent. */
  hasMail: boolean;
  log: Log;
}

/** The contact pact: the visitor's side of it, and the CRM's. */
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
  // Of a lead that is held the CRM knows nothing.
  const announce = async (transaction: Kysely<Schema>, lead: StoredLead) => {
    if (hasCrm && lead.held_because === null) await enqueueAnnouncement(transaction, lead.id);
  };

  serveCall(app, getContactPact, ({ token }) => withLead(token, describe));
  serveCall(app, saveContactPact, ({ token, ...choices }) =>
    change(token, ({ stoppedAt }) => ({ ...choices, stoppedAt })),
  );
  serveCall(app, stopContact, ({ token }) => change(token, stopNow));
  serveCall(app, resumeContact, ({ token }) => change(token, (pact) => ({ ...pact, stoppedAt: null })));
  serveCall(app, askToStopEverything, ({ token, of }) =>
    withLead(token, async (lead) => {
      const refusal = await db.transaction().execute(async (transaction) => {
        const { stoppedFor } = await pactOf(transaction, lead);
        const refused = await askForProof({ db: transaction, hasCrm, hasMail, log }, lead, of);
        // What is stopped for all of the mailbox needs no stop of its own: the same link allows it again.
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

/** Where the owner of a mailbox decides for everything that names it. */
export function createMailboxStopApp({
  database: { db },
  signer,
  crm,
}: Pick<ContactOptions, "database" | "signer" | "crm">): Hono {
  const app = new Hono();
  const withProof = async <Answer>(token: string, answer: (proof: MailboxProof) => Promise<Answer>) => {
    const proof = await readProof(db, signer, token);
    if (proof === "expired") return new Refusal(410, "The time of this link is over. Ask for a new one.");
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
