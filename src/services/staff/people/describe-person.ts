import type { Kysely } from "kysely";
import { maskEmail, maskName, maskPhone } from "../../../contracts/mask-contact.ts";
import type { PersonRecord } from "../../../contracts/staff/calls/person-schemas.ts";
import type { ReferralItem } from "../../../contracts/staff/calls/referral-schemas.ts";
import type { StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { isRegion, REGIONS } from "../../../editions/regions.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import type { Signer } from "../../../platform/signing.ts";
import { attemptsFor } from "../../contact/attempt-store.ts";
import { firstOfThread, threadOf } from "../../contact/lead-thread.ts";
import { pactOf } from "../../contact/pact-store.ts";
import { numberAskedAt } from "../../contact/stop-everything.ts";
import { stopOf } from "../../contact/wide-stops.ts";
import { contactsOf } from "../../customers/claims/proven-contacts.ts";
import { findDeletion } from "../../customers/deletion/deletion-store.ts";
import type { Contact } from "../../identity/accounts.ts";
import { leadsOfCustomer, type StoredLead } from "../../leads/lead-store.ts";
import { linkedWith } from "../../leads/linked-contacts.ts";
import { mailboxOf } from "../../mail/mailbox.ts";
import type { ServiceParts } from "../../service-parts.ts";
import { FIRST_STAGE, leadCode } from "../leads/lead-work.ts";
import { describeReferrals } from "../referrals/find-referrals.ts";
import { rewardProgrammes } from "../referrals/reward-programmes.ts";
import { type LoadedPerson, type PersonParts, staffCountry } from "./load-person.ts";

type Db = Kysely<Schema>;

export interface Viewer {
  countries: readonly StaffCountry[];
  /** The countries in which the member may see the contacts of an account in full. */
  unmasked: readonly StaffCountry[];
}

const MAX_LEADS = 100;

/** The record of a person, as far as it belongs to the countries of the member. */
export async function describePerson(
  { db, signer, call }: PersonParts & Pick<ServiceParts, "call">,
  contact: Contact,
  person: LoadedPerson,
  viewer: Viewer,
): Promise<PersonRecord> {
  const { channel, target } = contact;
  const { kept, counts, countries, tickets, estimates, projects, referrals, waiting } = person;
  const isSeen = ({ country }: { country: string }) => viewer.countries.includes(staffCountry(country));
  const leads = kept.leads.filter(isSeen).toSorted(newestFirst).slice(0, MAX_LEADS);
  const isElsewhere = [...countries].some((country) => !isSeen({ country }));
  const linked = (await linkedWith(db, contact)).filter(isSeen);
  const account = kept.accountId === undefined ? null : await describeAccount(db, kept.accountId, viewer);
  return {
    ...{ channel, contact: target, account },
    linked: linked.map((one) => ({ channel: one.channel, contact: one.target, linkedAt: one.linkedAt })),
    leads: await describeLeads(db, leads),
    preferences: await describePreferences(db, leads),
    stops: await stopsOf(db, signer, contact),
    tickets: tickets.filter(isSeen),
    estimates: estimates.filter(isSeen),
    projects: projects.filter(isSeen),
    referrals: {
      ...{ made: referrals.made.filter(isSeen), received: referrals.received.filter(isSeen) },
      friends: await friendsOf(db, call, kept.referrerIds, viewer.countries),
    },
    waiting: waiting.filter(isSeen),
    otherContacts: otherContactsOf([target, ...linked.map((one) => one.target)], leads),
    erasure: {
      // How much there is in other countries is not shown.
      counts: isElsewhere ? NOTHING : counts,
      obstacle: kept.accountId === undefined ? (isElsewhere ? "countries" : null) : "account",
    },
  };
}

/** The friends whom the person has referred and who have written to us, with the rewards of the person. */
async function friendsOf(
  db: Db,
  call: ServiceParts["call"],
  referrerIds: readonly string[],
  countries: readonly StaffCountry[],
): Promise<ReferralItem[]> {
  if (referrerIds.length === 0) return [];
  const friends = await db
    .selectFrom("referred_friends")
    .selectAll()
    .where("referrer_id", "in", referrerIds)
    .where("country", "in", countries)
    .orderBy("created_at", "desc")
    .limit(MAX_LEADS)
    .execute();
  return describeReferrals(db, friends, await rewardProgrammes(call, countries));
}

const NOTHING = { leads: 0, attempts: 0, tickets: 0, projects: 0, waiting: 0, referrals: 0 };

function newestFirst(one: StoredLead, other: StoredLead): number {
  return one.created_at < other.created_at ? 1 : -1;
}

/** An account of another country is not shown, but it is an obstacle to an erasure. */
async function describeAccount(db: Db, id: string, viewer: Viewer): Promise<PersonRecord["account"]> {
  const own = await db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirst();
  const country = own && isRegion(own.region) ? staffCountry(REGIONS[own.region].country) : null;
  if (country && !viewer.countries.includes(country)) return null;
  const { phone = null, email = null } = own ?? (await contactsOf(db, id));
  const isMasked = country ? !viewer.unmasked.includes(country) : viewer.unmasked.length === 0;
  const deletion = await findDeletion(db, id);
  return {
    name: own?.name && isMasked ? maskName(own.name) : (own?.name ?? null),
    phone: phone && isMasked ? maskPhone(phone, "", quietly) : phone,
    email: email && isMasked ? maskEmail(email, quietly) : email,
    ...{ isMasked, country, createdAt: own?.created_at ?? null },
    deletion: deletion ? { askedAt: deletion.asked_at, eraseAt: deletion.erase_at } : null,
  };
}

const quietly = () => {};

async function describeLeads(db: Db, leads: readonly StoredLead[]): Promise<PersonRecord["leads"]> {
  if (leads.length === 0) return [];
  const ids = leads.map(({ id }) => id);
  const work = await db.selectFrom("lead_work").select(["id", "stage"]).where("id", "in", ids).execute();
  const stages = new Map(work.map(({ id, stage }) => [id, stage]));
  return leads.map(({ id, name, country, created_at: createdAt, payload, consent }) => ({
    ...{ id, code: leadCode(id), name, country: staffCountry(country), createdAt },
    about: payload.about ?? null,
    stage: stages.get(id) ?? FIRST_STAGE,
    consent: {
      ...{ version: consent.version, text: consent.text, at: consent.at },
      ...{ page: consent.page, whatsapp: consent.whatsapp },
    },
  }));
}

/** One entry for each thread of leads. */
async function describePreferences(
  db: Db,
  leads: readonly StoredLead[],
): Promise<PersonRecord["preferences"]> {
  const described: PersonRecord["preferences"] = [];
  for (const [customerId, own] of Map.groupBy(leads, ({ customer_id }) => customer_id)) {
    const all = await leadsOfCustomer(db, customerId);
    const firsts = new Map(own.map((lead) => [firstOfThread(lead, all).id, lead]));
    for (const [leadId, lead] of firsts) {
      const { channel, hours, frequency, language, stoppedAt, stoppedFor } = await pactOf(db, lead);
      const thread = threadOf(lead, all).map(({ id }) => id);
      described.push({
        ...{ leadId, code: leadCode(leadId), country: staffCountry(lead.country) },
        ...{ channel, hours, frequency, language, stoppedAt, stoppedFor },
        stopAskedAt: await numberAskedAt(db, lead, all),
        attempts: await attemptsFor(db, thread),
      });
    }
  }
  return described;
}

async function stopsOf(db: Db, signer: Signer, { channel, target }: Contact): Promise<PersonRecord["stops"]> {
  if (channel === "email") return { number: null, mailbox: await stopOf(db, { mailbox: mailboxOf(target) }) };
  const number = signer.lastingFingerprint("customer", target);
  return { number: await stopOf(db, { number }), mailbox: null };
}

function otherContactsOf(known: readonly string[], leads: readonly StoredLead[]): string[] {
  const named = leads.flatMap(({ phone, email }) => [phone, email?.toLowerCase() ?? ""]);
  return [...new Set(named)].filter((one) => one !== "" && !known.includes(one));
}
