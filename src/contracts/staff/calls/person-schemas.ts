import { z } from "zod";
import {
  CONTACT_CHANNELS,
  CONTACT_FREQUENCIES,
  CONTACT_HOURS,
  CONTACT_OUTCOMES,
  STOP_SCOPES,
} from "../../leads/contact-choices.ts";
import { TICKET_STATES } from "../../tickets/ticket-types.ts";
import { STAFF_COUNTRIES } from "../staff-roles.ts";
import { LEAD_STAGES } from "./lead-schemas.ts";
import { ReferralItem } from "./referral-schemas.ts";

const country = z.enum(STAFF_COUNTRIES);
const count = z.number().int();

/** What an erasure removes. */
export const ErasureCounts = z.object({
  leads: count,
  attempts: count,
  tickets: count,
  projects: count,
  waiting: count,
  referrals: count,
});

export type ErasureCounts = z.output<typeof ErasureCounts>;

export const ErasureReceipt = z.object({
  code: z.string().describe("For the telephone and for the person: E-4K7QXPBM"),
  country,
  erasedAt: z.string(),
  counts: ErasureCounts,
  isReportedToCrm: z.boolean().describe("Whether the CRM is asked to erase the leads as well"),
});

export type ErasureReceipt = z.output<typeof ErasureReceipt>;

const PersonLead = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  country,
  createdAt: z.string(),
  about: z.string().nullable(),
  stage: z.enum(LEAD_STAGES),
  consent: z.object({
    version: z.string(),
    text: z.string(),
    at: z.string(),
    page: z.string().nullable(),
    whatsapp: z.boolean(),
  }),
});

/** Contact preferences belong to a lead and the leads that follow it. */
const PersonPreferences = z.object({
  leadId: z.string().describe("The first lead of the thread"),
  code: z.string(),
  country,
  channel: z.enum(CONTACT_CHANNELS),
  hours: z.enum(CONTACT_HOURS),
  frequency: z.enum(CONTACT_FREQUENCIES),
  language: z.string(),
  stoppedAt: z.string().nullable(),
  stoppedFor: z.enum(STOP_SCOPES).nullable(),
  stopAskedAt: z.string().nullable().describe("When the person asked to stop the number; it waits for us"),
  attempts: z.array(
    z.object({
      at: z.string(),
      channel: z.enum(CONTACT_CHANNELS),
      outcome: z.enum(CONTACT_OUTCOMES),
      note: z.string().nullable(),
    }),
  ),
});

export const PersonRecord = z.object({
  channel: z.enum(["phone", "email"]),
  contact: z.string().describe("As it is stored: +919845012345, or an address in lower case"),
  linked: z
    .array(z.object({ channel: z.enum(["phone", "email"]), contact: z.string(), linkedAt: z.string() }))
    .describe("Other contacts of the same person; all of this record is of them as well"),
  account: z
    .object({
      name: z.string().nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      isMasked: z.boolean().describe("Whether the member may see the contacts in part only"),
      country: country.nullable(),
      createdAt: z.string().nullable().describe("Null for an account at the provider of another company"),
      deletion: z.object({ askedAt: z.string(), eraseAt: z.string() }).nullable(),
    })
    .nullable(),
  leads: z.array(PersonLead).describe("The newest first; at most 100"),
  preferences: z.array(PersonPreferences),
  stops: z.object({
    number: z.string().nullable().describe("Since when the whole number is stopped"),
    mailbox: z.string().nullable().describe("Since when the whole mailbox is stopped"),
  }),
  tickets: z.array(
    z.object({
      id: z.string(),
      country,
      type: z.string(),
      state: z.enum(TICKET_STATES),
      createdAt: z.string(),
    }),
  ),
  estimates: z.array(
    z.object({
      code: z.string(),
      country,
      calculator: z.string(),
      createdAt: z.string(),
      isOwn: z.boolean(),
    }),
  ),
  projects: z.array(z.object({ id: z.string(), country, name: z.string(), createdAt: z.string() })),
  referrals: z.object({
    made: z.array(z.object({ friend: z.string(), country, sentAt: z.string(), hasWritten: z.boolean() })),
    received: z.array(z.object({ referrer: z.string(), country, sentAt: z.string() })),
    friends: z.array(ReferralItem).describe("Referred friends who have written to us; at most 100"),
  }),
  waiting: z.array(z.object({ country, pincode: z.string(), createdAt: z.string() })),
  otherContacts: z
    .array(z.string())
    .describe("Other contacts in these leads; what is stored under them is found by another search"),
  erasure: z.object({
    counts: ErasureCounts,
    obstacle: z
      .enum(["account", "countries"])
      .nullable()
      .describe(
        "account: its owner deletes it in the profile; countries: some of it belongs to other countries",
      ),
  }),
});

export type PersonRecord = z.output<typeof PersonRecord>;
