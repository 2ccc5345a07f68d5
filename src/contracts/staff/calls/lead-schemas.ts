import { z } from "zod";
import { CONTACT_CHANNELS, CONTACT_OUTCOMES } from "../../leads/contact-choices.ts";
import { STAFF_COUNTRIES } from "../staff-roles.ts";

/** The stages of the company's work on a lead, in order. */
export const LEAD_STAGES = ["new", "contacted", "qualified", "visit", "proposal", "won", "lost"] as const;

export type LeadStage = (typeof LEAD_STAGES)[number];

/** Whether the CRM has the lead; see `services/leads/list-leads.ts`. */
export const DELIVERY_STATES = ["waiting", "delivered", "dead", "held", "kept"] as const;

export const LeadItem = z.object({
  id: z.string(),
  code: z.string().describe("Short and readable, for the telephone"),
  name: z.string(),
  country: z.enum(STAFF_COUNTRIES),
  city: z.string().nullable(),
  kind: z.enum(["soft", "full"]),
  about: z.string().nullable(),
  source: z.string().nullable(),
  stage: z.enum(LEAD_STAGES),
  ownerId: z.string().nullable(),
  delivery: z.enum(DELIVERY_STATES),
  createdAt: z.string(),
  dueAt: z.string().describe("When the first contact is due"),
  answeredAt: z.string().nullable(),
  nextStepAt: z.string().nullable(),
  othersOfPerson: z.number().int().describe("Other leads with the same phone number"),
  version: z.number().int(),
});

export type LeadItem = z.output<typeof LeadItem>;

export const LeadNote = z.object({
  id: z.string(),
  memberId: z.string(),
  text: z.string(),
  at: z.string(),
});

export const LeadRecord = LeadItem.extend({
  phone: z.string(),
  email: z.string().nullable(),
  language: z.string(),
  pincode: z.string().nullable(),
  nextStep: z.string().nullable(),
  heldBecause: z.string().nullable(),
  estimate: z.object({ code: z.string(), version: z.number().int().nullable() }).nullable(),
  fields: z.record(z.string(), z.string()).describe("All other fields of the form"),
  attribution: z.record(z.string(), z.string()).describe("Where the visitor came from"),
  consent: z.object({
    version: z.string(),
    text: z.string(),
    at: z.string(),
    page: z.string().nullable(),
    whatsapp: z.boolean(),
  }),
  pact: z.object({
    channel: z.enum(CONTACT_CHANNELS),
    hours: z.string(),
    language: z.string(),
    frequency: z.string(),
    designer: z.string(),
    stoppedAt: z.string().nullable(),
  }),
  attempts: z.array(
    z.object({
      at: z.string(),
      channel: z.enum(CONTACT_CHANNELS),
      outcome: z.enum(CONTACT_OUTCOMES),
      note: z.string().nullable(),
    }),
  ),
  visit: z.object({ ecName: z.string(), at: z.string() }).nullable(),
  deliveryAttempts: z.number().int(),
  deliveryError: z.string().nullable(),
  notes: z.array(LeadNote).describe("The oldest first"),
  others: z.array(
    z.object({ id: z.string(), code: z.string(), createdAt: z.string(), stage: z.enum(LEAD_STAGES) }),
  ),
});

export type LeadRecord = z.output<typeof LeadRecord>;
