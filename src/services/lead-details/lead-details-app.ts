import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { z } from "zod";
import { completeLead, getLeadDetails, requestRefillLink } from "../../contracts/calls/leads/lead-details.ts";
import type { LeadPayload } from "../../contracts/leads/lead-payload.ts";
import type { LeadReceipt } from "../../contracts/leads/lead-record.ts";
import { REFILL_FIELDS, type RefillField } from "../../contracts/leads/refill-fields.ts";
import { maskEmail, maskName, maskPhone } from "../../contracts/mask-contact.ts";
import { COUNTRIES, isCountry } from "../../editions/countries.ts";
import { limitVisits } from "../http/limit-visits.ts";
import type { Log } from "../http/log.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { leadsOfCustomer, type StoredLead } from "../leads/lead-store.ts";
import type { LeadReceiver } from "../leads/receive-lead.ts";
import { askForLink, type LinkServices } from "./ask-for-link.ts";
import { leadOfLink } from "./lead-of-link.ts";
import { openedLeads } from "./opened-leads.ts";

interface LeadDetailsServices extends LinkServices {
  /** A follow-up goes the way of every other lead. */
  leads: Pick<LeadReceiver, "receive">;
}

/** Somebody asks for one link, perhaps two; who asks for more looks for numbers that we know. */
const MOST_REQUESTS = 5;
const TEN_MINUTES = 600;

/** Leads that were left half way, for those who have the link to their own. */
export function createLeadDetailsApp(services: LeadDetailsServices): Hono {
  const { database, signer, log } = services;
  const app = new Hono();
  const limit = limitVisits(MOST_REQUESTS, TEN_MINUTES);

  const open = async (q: string): Promise<StoredLead | Refusal> => {
    const lead = await leadOfLink(database.db, signer, q);
    if (lead === undefined) return new Refusal(404, "This link is not one of ours.");
    if (lead === "expired") return new Refusal(410, "The time of this link is over. Ask for a new one.");
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
    // Not the lead itself: its name and number are more than the link shows.
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
 * A lead like any other that follows the first one. Name and number come from there, so that whoever has the link never
 * sees them and cannot change them.
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

/** A form that is sent twice is one lead. */
function submissionId({ id }: StoredLead, filled: FilledFields): string {
  return createHash("sha256")
    .update(JSON.stringify([id, filled]))
    .digest("hex");
}

/** Who has the link sees that we mean them, and who has stolen it learns nothing to call them by. */
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

/** What was told in any of some leads, the newest word first. */
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
