import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { completeLead, getLeadDetails, requestRefillLink } from "../../contracts/calls/leads/lead-details.ts";
import type { LeadPayload } from "../../contracts/leads/lead-payload.ts";
import type { LeadReceipt } from "../../contracts/leads/lead-record.ts";
import { checkLead } from "../../contracts/leads/lead-rules.ts";
import { readAnyPhone } from "../../contracts/leads/read-any-phone.ts";
import { REFILL_FIELDS, type RefillField } from "../../contracts/leads/refill-fields.ts";
import { maskEmail, maskName, maskPhone } from "../../contracts/mask-contact.ts";
import { COUNTRIES, isCountry } from "../../editions/countries.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import type { Signer } from "../../platform/signing.ts";
import type { Log } from "../http/backend-log.ts";
import { limitVisits } from "../http/limit-visits.ts";
import type { OpenRateLimit } from "../http/rate-limits.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { leadsOfCustomer, mayHaveAddress, type StoredLead } from "../leads/lead-store.ts";
import type { LeadReceiver } from "../leads/receive-lead.ts";
import { leadOfLink } from "./lead-of-link.ts";
import { openedLeads } from "./opened-leads.ts";
import { SEND_REFILL_LINK } from "./send-refill-link.ts";

interface LeadDetailsServices extends LinkServices {
  /** A follow-up is handled like every other lead. */
  leads: Pick<LeadReceiver, "receive">;
  openLimit: OpenRateLimit;
}

/** A person needs one or two links; more requests are a search for numbers that we store. */
const MAX_REQUESTS = 5;
const TEN_MINUTES = 600;

export function createLeadDetailsApp(services: LeadDetailsServices): Hono {
  const { database, signer, log } = services;
  const app = new Hono();
  const limit = limitVisits(services.openLimit("lead-details", MAX_REQUESTS, TEN_MINUTES));

  const open = async (q: string): Promise<StoredLead | Refusal> => {
    const lead = await leadOfLink(database.db, signer, q);
    if (lead === undefined) return new Refusal(404, "This link is not one of ours.");
    if (lead === "expired") return new Refusal(410, "This link has expired. Request a new one.");
    return lead;
  };

  serveCall(app, getLeadDetails, async ({ q }) => {
    const lead = await open(q);
    if (lead instanceof Refusal) return lead;
    const ofCustomer = await leadsOfCustomer(database.db, lead.customer_id);
    return describeLead(lead, openedLeads(lead, ofCustomer), log);
  });
  serveCall(app, completeLead, async ({ q, visitorAddress, ...filled }) => {
    const lead = await open(q);
    if (lead instanceof Refusal) return lead;
    const receipt = await followLead(services.leads, lead, filled, visitorAddress);
    if (receipt instanceof Refusal) return receipt;
    // The lead itself is not returned, because its name and number are more than the link shows.
    const { customerLead, token, isRepeated } = receipt;
    return { id: customerLead.id, token, isRepeated };
  });
  serveCall(app, requestRefillLink, async ({ visitorAddress, ...request }) => {
    return (await limit(visitorAddress)) ?? askForLink(services, request);
  });
  return app;
}

interface FilledFields {
  email?: string | undefined;
  pincode?: string | undefined;
  property_name?: string | undefined;
  scope?: string | undefined;
  about?: string | undefined;
  referral_page?: string | undefined;
}

/**
 * A lead that follows the first one. Name and number are copied from there, so that the holder of the link never sees
 * or changes them.
 */
function followLead(
  { receive }: Pick<LeadReceiver, "receive">,
  lead: StoredLead,
  filled: FilledFields,
  address: string | undefined,
): Promise<LeadReceipt | Refusal> {
  const { iso_code, language, email, is_whatsapp_enable, consent_version, cta_type } = lead.payload;
  const sent: LeadPayload = {
    iso_code,
    language,
    email,
    is_whatsapp_enable,
    consent_version,
    cta_type,
    ...filled,
    name: lead.name,
    phone: lead.phone,
    kind: "full",
    leadId: lead.id,
    submission_id: submissionId(lead, filled),
  };
  return receive(sent, { address, isKnown: true });
}

/** A form that is sent twice gives one lead. */
function submissionId({ id }: StoredLead, filled: FilledFields): string {
  return createHash("sha256")
    .update(JSON.stringify([id, filled]))
    .digest("hex");
}

/** The holder of the link can recognise the details, but a thief learns nothing to contact the person. */
function describeLead(
  lead: StoredLead,
  opened: readonly StoredLead[],
  log: Log,
): z.input<typeof getLeadDetails.answer> {
  const known = knownOf(opened);
  const logError = (message: string) => log.error({ lead: lead.id }, message);
  const country = lead.country.toLowerCase();
  const prefix = isCountry(country) ? COUNTRIES[country].dialCode : "";
  return {
    lead: {
      ...known,
      name: maskName(lead.name),
      phone: maskPhone(lead.phone, prefix, logError),
      email: known.email === null ? null : maskEmail(known.email, logError),
      created_at: lead.created_at,
    },
    missing: missingOf(known),
  };
}

type KnownFields = Record<RefillField, string | null>;

function knownOf(leads: readonly StoredLead[]): KnownFields {
  const known = (field: RefillField) =>
    leads.map(({ payload }) => payload[field]).find((value) => value !== undefined) ?? null;
  return {
    email: known("email"),
    pincode: known("pincode"),
    property_name: known("property_name"),
    scope: known("scope"),
  };
}

function missingOf(known: KnownFields): RefillField[] {
  return REFILL_FIELDS.filter((field) => known[field] === null);
}

interface LinkServices {
  database: Database;
  signer: Signer;
  hasMail: boolean;
  log: Log;
}

interface LinkRequest {
  contact: string;
  countryCode: string;
}

/**
 * The response is the same whether we know the contact or not, so that no one can find out who our leads are. The
 * link is sent to the stored address, never to a typed one.
 */
async function askForLink(
  { database, signer, hasMail, log }: LinkServices,
  request: LinkRequest,
): Promise<{ goesBy: "email" | "designer" } | Refusal> {
  const contact = readContact(request);
  if (!contact) return new Refusal(400, "It is neither a phone number nor an e-mail address.", WRONG);
  const goesBy = hasMail ? "email" : "designer";
  const lead = await findLeadByContact(database.db, signer, contact);
  if (!lead) return { goesBy };
  if (hasMail && lead.email !== null) await enqueue(database.db, linkJob(lead.id));
  else
    log.info(
      { lead: lead.id },
      "A visitor requested a new link to complete a lead, but no mail can be sent.",
    );
  return { goesBy };
}

const WRONG = { field: "contact", reason: "wrong" };

function readContact({ contact, countryCode }: LinkRequest): Contact | undefined {
  if (contact.includes("@")) {
    const rules = { isoCode: countryCode, required: [], readPhone: readAnyPhone };
    return checkLead({ email: contact }, rules).length === 0 ? { email: contact } : undefined;
  }
  const phone = readAnyPhone(contact, countryCode);
  return phone.ok ? { phone: phone.e164 } : undefined;
}

/** At most once an hour, so that another person's requests do not fill the mailbox. */
function linkJob(leadId: string) {
  const hour = new Date().toISOString().slice(0, "2026-01-01T00".length);
  return { kind: SEND_REFILL_LINK, payload: { leadId }, uniqueKey: `${SEND_REFILL_LINK} ${leadId} ${hour}` };
}

type Contact = { phone: string } | { email: string };

/**
 * The newest lead with this number or address, preferably one with an e-mail address. Held leads are ignored, so that
 * nothing is sent to their address.
 */
async function findLeadByContact(
  db: Kysely<Schema>,
  signer: Signer,
  contact: Contact,
): Promise<{ id: string; email: string | null } | undefined> {
  if ("phone" in contact) {
    const leads = await leadsOfCustomer(db, signer.lastingFingerprint("customer", contact.phone));
    const told = leads.filter(({ held_because }) => held_because === null);
    return told.find(({ email }) => email !== null) ?? told[0];
  }
  const address = contact.email.toLowerCase();
  const leads = await db
    .selectFrom("leads")
    .select(["id", "email"])
    .where(mayHaveAddress(address))
    .where("held_because", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return leads.find(({ email }) => email?.toLowerCase() === address);
}
