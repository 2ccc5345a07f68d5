import { Hono } from "hono";
import type { Kysely } from "kysely";
import { z } from "zod";
import { createLead } from "../../contracts/calls/leads/create-lead.ts";
import type { LeadReceipt } from "../../contracts/leads/lead-record.ts";
import { editionOf } from "../../editions/edition.ts";
import { formatDate } from "../../editions/plain-formats.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { type JobHandler, jobHandler, PermanentFailure } from "../../platform/jobs/job-handler.ts";
import type { Signer } from "../../platform/signing.ts";
import { addressOf } from "../../urls/links.ts";
import type { CustomerConfig } from "../config/customer-config.ts";
import { CONFIRMATION_NOTE, hasAttempt, lastReached, logAttempt } from "../contact/attempt-store.ts";
import { proofLink } from "../contact/mailbox-proof.ts";
import { pactOf } from "../contact/pact-store.ts";
import { plannedContact } from "../contact/planned-contact.ts";
import type { Log } from "../http/backend-log.ts";
import { rateLimitsOf } from "../http/rate-limits.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { claimLetter } from "../mail/mailbox-letters.ts";
import type { Mailer } from "../mail/mailer.ts";
import { ANNOUNCE_ERASURE, announceErasure } from "./crm/announce-erasure.ts";
import { type Crm, checkAccepted, postToCrm } from "./crm/post-to-crm.ts";
import { customerLead } from "./customer-lead.ts";
import type { LeadHost } from "./host/lead-host.ts";
import { CONFIRM_LEAD, DELIVER_LEAD } from "./lead-jobs.ts";
import { createLeadLimits, type LeadLimits } from "./lead-limits.ts";
import { findLead, leadsOfCustomer, type StoredLead } from "./lead-store.ts";
import { leadToken } from "./lead-token.ts";
import { writeConfirmation } from "./letters/confirmation.ts";
import { prepareLead } from "./prepare-lead.ts";
import { createLeadReceiver, type LeadReceiver, refuseField, refuseTooMany } from "./receive-lead.ts";
import { regionOfLead } from "./region-of-lead.ts";

interface LeadsOptions extends Pick<Partial<CustomerConfig>, "crm" | "leadLimits" | "recaptcha"> {
  database: Database;
  signer: Signer;
  mailer: Mailer | undefined;
  publicUrl: string;
  brand: string;
  log: Log;
  /** An upstream that accepts leads, and whether it gets them from our queue or directly from visitors. */
  host?: LeadHost | undefined;
  leadsVia?: "queue" | "host";
}

export interface Leads extends LeadReceiver {
  app: Hono;
  jobHandlers: Record<string, JobHandler>;
}

const USUAL_LIMITS = { perAddress: 30, perPhone: 6 };

export function createLeads(options: LeadsOptions): Leads {
  const { database, crm, mailer, host, signer } = options;
  const limits = createLeadLimits(rateLimitsOf(options), options.leadLimits ?? USUAL_LIMITS);
  const deliver = crm ? byWebhook(database.db, crm) : host && toHost(host);
  const receiver = createLeadReceiver({
    ...options,
    outlets: { crm: deliver !== undefined, mail: mailer !== undefined },
    limits,
    recaptcha: options.recaptcha,
  });
  const isPassedOn = host && options.leadsVia === "host";
  return {
    ...receiver,
    app: createLeadsApp(isPassedOn ? passOnLeads({ host, signer, limits, kept: receiver }) : receiver),
    jobHandlers: {
      ...(deliver && { [DELIVER_LEAD]: deliverLead(database.db, deliver) }),
      ...(crm && { [ANNOUNCE_ERASURE]: announceErasure(crm) }),
      ...(mailer && { [CONFIRM_LEAD]: confirmLead({ ...options, mail: mailer }) }),
    },
  };
}

/** All leads arrive here. Forms without JavaScript use the talk page, which also calls this. */
function createLeadsApp({ receive }: Pick<LeadReceiver, "receive"> | ReturnType<typeof passOnLeads>): Hono {
  const app = new Hono();
  serveCall(
    app,
    createLead,
    async (sent) => {
      const address = sent.visitorAddress;
      // Not part of the lead. Copying all other fields would cost as much as parsing them.
      sent.visitorAddress = undefined;
      return receive(sent, { address });
    },
    refusePayload,
  );
  return app;
}

/** Schema errors get the same codes as errors of the field rules. */
function refusePayload(error: z.ZodError): Refusal {
  const [issue] = error.issues;
  return refuseField(issue?.path.join(".") ?? "", issue?.code === "too_big" ? "long" : "wrong");
}

interface PassingOn {
  host: LeadHost;
  signer: Signer;
  limits: LeadLimits;
  /** For leads that are held and must not be forwarded. */
  kept: Pick<LeadReceiver, "receive">;
}

/** Leads that are sent directly to an upstream: the visitor gets its response, and nothing is stored here. */
function passOnLeads({ host, signer, limits, kept }: PassingOn): {
  receive(...sent: Parameters<LeadReceiver["receive"]>): Promise<Partial<LeadReceipt> | Refusal>;
} {
  return {
    async receive(sent, visitor) {
      if (sent.website) {
        const answer = await kept.receive(sent, visitor);
        return answer instanceof Refusal ? answer : {};
      }
      const prepared = prepareLead(sent, signer);
      if ("problem" in prepared) return refuseField(prepared.field, prepared.problem);
      const { row, payload } = prepared;
      const { wait, uncount } = await limits.count(visitor.address, row.phone);
      if (wait !== undefined) return refuseTooMany(wait);
      // A reCAPTCHA token can be checked only once, and the upstream checks it.
      const status = await host.send(
        { ...payload, reCaptchaToken: sent.reCaptchaToken },
        { key: row.submission_key, visitorAddress: visitor.address },
      );
      if (status === 200) return {};
      // A visitor who must send the lead again has not used up the limit.
      await uncount();
      return refusalOf(status);
    },
  };
}

function refusalOf(status: number): Refusal {
  if (status === 400 || status === 403 || status === 429)
    return new Refusal(status, "The service behind this address did not accept it.");
  return new Refusal(503, "The service behind this address does not answer.", { retryAfter: 5 });
}

interface ConfirmOptions {
  database: Pick<Database, "db">;
  mail: Mailer;
  signer: Signer;
  publicUrl: string;
  brand: string;
}

/** The job "confirm-lead": informs the visitor what has arrived, and what happens next. */
function confirmLead({ database: { db }, mail, signer, publicUrl, brand }: ConfirmOptions): JobHandler {
  return jobHandler(z.object({ leadId: z.string() }), async ({ leadId }) => {
    const lead = await findLead(db, leadId);
    if (!lead) throw new PermanentFailure("There is no such lead.");
    const attemptId = `confirmation-${leadId}`;
    // The job may run again after the e-mail was sent and before that was stored; in most cases it was stored.
    if (!lead.email || (await hasAttempt(db, attemptId))) return;
    const pact = await pactOf(db, lead);
    if (pact.stoppedAt !== null) return;
    const kind = lead.payload.ec_visit_timing ? "visit" : "confirmation";
    if (!(await claimLetter(db, { email: lead.email, kind, claimant: leadId }))) return;

    const now = new Date();
    const edition = editionOf(regionOfLead(lead));
    const reachedAt = await lastReached(db, lead, now);
    const letter = writeConfirmation({
      lead,
      edition,
      brand,
      planned: plannedContact(pact, { country: edition.country, now, reachedAt }),
      pactUrl:
        publicUrl + addressOf(edition.region, "contact-pact", { leadToken: leadToken(signer, leadId) }),
      stopAllUrl: proofLink({ signer, publicUrl }, lead, now),
    });
    await mail.send({
      ...letter,
      to: { name: lead.name, address: lead.email },
      messageId: `lead-${leadId}@${new URL(publicUrl).hostname}`,
    });
    await logAttempt(db, lead, {
      id: attemptId,
      at: now.toISOString(),
      channel: "email",
      outcome: "sent",
      note: CONFIRMATION_NOTE,
    });
  });
}

type Deliver = (lead: StoredLead, signal: AbortSignal) => Promise<void>;

/**
 * Delivers a lead to the CRM, at least once and always with the same Idempotency-Key. Temporary failures are retried;
 * a lead that the CRM refuses is stored for an operator, because it would be refused again.
 */
function deliverLead(db: Kysely<Schema>, deliver: Deliver): JobHandler {
  return jobHandler(z.object({ leadId: z.string() }), async ({ leadId }, { signal }) => {
    const lead = await findLead(db, leadId);
    if (!lead) throw new PermanentFailure("The lead no longer exists.");
    if (lead.held_because !== null)
      throw new PermanentFailure("The lead is held back until an operator releases it.");
    if (lead.delivered_at !== null) return;
    await deliver(lead, signal);
    await db
      .updateTable("leads")
      .set({ delivered_at: new Date().toISOString() })
      .where("id", "=", lead.id)
      .execute();
  });
}

function byWebhook(db: Kysely<Schema>, crm: Crm): Deliver {
  return async (lead, signal) => {
    const body = JSON.stringify(await leadDocument(db, lead));
    await postToCrm(crm, { key: lead.id, body, signal });
  };
}

/** Delivers to an upstream that accepts leads in the specified form (K46). */
function toHost(host: LeadHost): Deliver {
  return async ({ id, payload }, signal) => {
    checkAccepted(await Promise.race([host.send(payload, { key: id }), givenUp(signal)]));
  };
}

/** A stopping process does not wait for an upstream that hangs. */
function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("The delivery was aborted.")), { once: true });
  });
}

/** The CRM's document of a lead: all stored fields, and the contact preferences of the person. */
async function leadDocument(db: Kysely<Schema>, lead: StoredLead) {
  const { id, country, language, kind, follows, created_at, consent, payload } = lead;
  const first = (await leadsOfCustomer(db, lead.customer_id)).at(-1) ?? lead;
  return {
    event: "lead.created",
    id,
    created_at,
    created_on: formatDate(created_at),
    country,
    language,
    kind,
    follows,
    customerLead: customerLead(lead),
    first_lead: { id: first.id, created_at: first.created_at, ...firstContactOf(first) },
    payload,
    consent,
    // Reads the current preferences, because the visitor may have changed them, or stopped all contact, since the
    // lead was sent.
    contact_pact: await pactOf(db, lead),
  };
}

function firstContactOf({ payload }: StoredLead) {
  return {
    marketing_lead_medium_fc: payload.marketing_lead_medium_fc ?? null,
    marketing_lead_source_fc: payload.marketing_lead_source_fc ?? null,
    marketing_lead_channel_fc: payload.marketing_lead_channel_fc ?? null,
    referral_page_fc: payload.referral_page ?? null,
  };
}
