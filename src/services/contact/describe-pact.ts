import type { Kysely } from "kysely";
import type { ContactPact } from "../../contracts/calls/leads/contact-pact-calls.ts";
import { readEstimateCode } from "../../contracts/estimates/estimate-code.ts";
import { maskEmail, maskPhone } from "../../contracts/mask-contact.ts";
import { COUNTRIES, ISO_CODES } from "../../editions/countries.ts";
import { editionOf } from "../../editions/edition.ts";
import type { Country } from "../../editions/regions.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { leadsOfCustomer, type StoredLead } from "../leads/lead-store.ts";
import { regionOfLead } from "../leads/region-of-lead.ts";
import { attemptsFor, lastReached } from "./attempt-store.ts";
import { threadOf } from "./lead-thread.ts";
import { nextVisit } from "./next-visit.ts";
import { pactOf } from "./pact-store.ts";
import { plannedContact } from "./planned-contact.ts";
import { addressedLead, numberAskedAt } from "./stop-everything.ts";

export async function describePact(
  { db, hasMail }: { db: Kysely<Schema>; hasMail: boolean },
  lead: StoredLead,
  now = new Date(),
): Promise<ContactPact> {
  const leads = await leadsOfCustomer(db, lead.customer_id);
  const own = threadOf(lead, leads);
  const address = hasMail ? addressedLead(lead, leads)?.email : undefined;
  const pact = await pactOf(db, lead);
  const { country } = editionOf(regionOfLead(lead));
  const reachedAt = await lastReached(db, lead, now);
  return {
    lead: showLead(lead, country),
    pact,
    attempts: await attemptsFor(
      db,
      own.map(({ id }) => id),
    ),
    plannedContact: plannedContact(pact, { country, now, reachedAt }) ?? null,
    visit: (await nextVisit(db, own, now))?.visit ?? null,
    stopEverything: {
      mailbox: address === undefined ? null : maskEmail(address, quietly),
      numberAskedAt: await numberAskedAt(db, lead, leads),
    },
  };
}

const quietly = () => {};

function showLead(lead: StoredLead, country: Country): ContactPact["lead"] {
  const { payload, consent } = lead;
  return {
    name: lead.name,
    phone: maskPhone(lead.phone, COUNTRIES[country].dialCode, quietly),
    email: lead.email && maskEmail(lead.email, quietly),
    country: ISO_CODES[country],
    city: payload.city ?? null,
    pincode: lead.pincode,
    about: payload.about ?? null,
    estimate: estimateOf(payload),
    ctaType: payload.cta_type ?? null,
    page: payload.referral_page ?? null,
    sentAt: lead.created_at,
    consent: { version: consent.version, text: consent.text, at: consent.at, page: consent.page },
  };
}

function estimateOf({
  estimate_code,
  estimate_version,
}: StoredLead["payload"]): ContactPact["lead"]["estimate"] {
  const code = readEstimateCode(estimate_code);
  return code ? { code, version: Number(estimate_version) || null } : null;
}
