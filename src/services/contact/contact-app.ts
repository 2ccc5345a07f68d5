import { Hono } from "hono";
import {
  bookVisit as bookVisitCall,
  getContactPact,
  recordContactAttempt,
  resumeContact,
  saveContactPact,
  stopContact,
} from "../../contracts/calls/contact-pact.ts";
import type { CustomerConfig } from "../../platform/customer-config.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Signer } from "../../platform/signing.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { findLead, type StoredLead } from "../leads/lead-store.ts";
import { readLeadToken } from "../leads/lead-token.ts";
import type { LeadReceiver } from "../leads/receive-lead.ts";
import { enqueueAnnouncement } from "./announce-pact.ts";
import { bookVisit } from "./book-visit.ts";
import { describePact } from "./describe-pact.ts";
import { type Pact, pactOf, savePact } from "./pact-store.ts";
import { recordAttempt } from "./record-attempt.ts";
import { requireSignature } from "./require-signature.ts";

interface ContactOptions {
  database: Pick<Database, "db">;
  signer: Signer;
  crm: CustomerConfig["crm"];
  leads: Pick<LeadReceiver, "receive">;
}

/** The contact pact: the visitor's side of it, and the CRM's. */
export function createContactApp({ database: { db }, signer, crm, leads }: ContactOptions): Hono {
  const app = new Hono();

  const withLead = async <Answer>(token: string, answer: (lead: StoredLead) => Promise<Answer>) => {
    const leadId = readLeadToken(signer, token);
    const lead = leadId && (await findLead(db, leadId));
    return lead ? answer(lead) : new Refusal(404, "This link is not one of ours.");
  };
  const change = (token: string, changed: (pact: Pact) => Pact) =>
    withLead(token, async (lead) => {
      await db.transaction().execute(async (transaction) => {
        await savePact(transaction, lead, changed(await pactOf(transaction, lead)));
        // Of a lead that is held the CRM knows nothing.
        if (crm && lead.held_because === null) await enqueueAnnouncement(transaction, lead.id);
      });
      return describePact(db, lead);
    });

  serveCall(app, getContactPact, ({ token }) => withLead(token, (lead) => describePact(db, lead)));
  serveCall(app, saveContactPact, ({ token, ...choices }) =>
    change(token, ({ stoppedAt }) => ({ ...choices, stoppedAt })),
  );
  serveCall(app, stopContact, ({ token }) =>
    change(token, (pact) => ({ ...pact, stoppedAt: pact.stoppedAt ?? new Date().toISOString() })),
  );
  serveCall(app, resumeContact, ({ token }) => change(token, (pact) => ({ ...pact, stoppedAt: null })));

  serveCall(app, bookVisitCall, ({ token, visitorAddress: address, ...visit }) =>
    withLead(token, async (lead) => {
      const booked = await bookVisit(leads, lead, { ...visit, address });
      return booked instanceof Refusal ? booked : describePact(db, lead);
    }),
  );

  app.use(recordContactAttempt.path, requireSignature(crm?.secret));
  serveCall(app, recordContactAttempt, (attempt) => recordAttempt(db, attempt));
  return app;
}
