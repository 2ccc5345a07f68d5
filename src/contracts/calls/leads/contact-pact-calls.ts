import { z } from "zod";
import { defineCall } from "../../define-call.ts";
import { typedLine } from "../../field-types.ts";
import {
  CONTACT_CHANNELS,
  CONTACT_FREQUENCIES,
  CONTACT_HOURS,
  CONTACT_OUTCOMES,
  DESIGNER_CHOICES,
  STOP_SCOPES,
} from "../../leads/contact-choices.ts";

export const leadToken = z
  .string()
  .regex(/^[\w-]{1,300}\.[\w-]{1,60}$/)
  .describe("The token from the receipt of a lead: it opens the visitor's own pages");

const choices = {
  channel: z.enum(CONTACT_CHANNELS),
  hours: z.enum(CONTACT_HOURS).describe("In the visitor's country"),
  language: z.string().regex(/^[a-z]{2}$/),
  frequency: z.enum(CONTACT_FREQUENCIES),
  designer: z.enum(DESIGNER_CHOICES),
};

export const ContactPact = z.object({
  lead: z.object({
    name: z.string(),
    phone: z.string().describe("Masked"),
    email: z.string().nullable().describe("Masked"),
    country: z.enum(["IN", "SG", "MY", "SA"]),
    city: z.string().nullable(),
    pincode: z.string().nullable(),
    about: z.string().nullable(),
    estimate: z
      .object({ code: z.string(), version: z.number().int().nullable() })
      .nullable()
      .describe("The stored estimate that the lead is about"),
    ctaType: z.string().nullable().describe("The kind of button or form that the visitor used"),
    page: z.string().nullable(),
    sentAt: z.string(),
    consent: z.object({ version: z.string(), text: z.string(), at: z.string(), page: z.string().nullable() }),
  }),
  pact: z.object({
    ...choices,
    stoppedAt: z.string().nullable(),
    stoppedFor: z
      .enum(STOP_SCOPES)
      .nullable()
      .describe(
        "The scope of the stop: this request and its follow-ups, or all contact to a mailbox or number",
      ),
  }),
  attempts: z.array(
    z.object({
      at: z.string(),
      channel: z.enum(CONTACT_CHANNELS),
      outcome: z.enum(CONTACT_OUTCOMES),
      note: z.string().nullable(),
    }),
  ),
  plannedContact: z
    .object({ day: z.string(), from: z.string(), until: z.string(), channel: z.enum(CONTACT_CHANNELS) })
    .nullable()
    .describe("Null after a stop, or if there is no reason for another contact"),
  visit: z.object({ ecName: z.string(), at: z.string() }).nullable(),
  stopEverything: z.object({
    mailbox: z.string().nullable().describe("The masked mailbox; a link that is sent there proves its owner"),
    numberAskedAt: z
      .string()
      .nullable()
      .describe("When the stop of the number was requested; a staff member verifies it"),
  }),
});

export type ContactPact = z.infer<typeof ContactPact>;
export type ContactChoices = Pick<
  ContactPact["pact"],
  "channel" | "hours" | "language" | "frequency" | "designer"
>;

export const NOT_OURS = { 404: "The link is not one of ours, or its data has been deleted." };

export const getContactPact = defineCall({
  name: "getContactPact",
  summary: "The data of a lead, how the visitor may be contacted, and every attempt",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/contact-pact",
  isOurs: true,
  input: z.object({ token: leadToken }),
  headers: { token: "x-lead-token" },
  answer: ContactPact,
  failures: NOT_OURS,
});

export const saveContactPact = defineCall({
  name: "saveContactPact",
  summary: "Changes how, when and how often the visitor may be contacted",
  host: "bumblebee",
  method: "POST",
  path: "/v1/api/contact-pact/save",
  isOurs: true,
  input: z.object({ token: leadToken, ...choices }),
  answer: ContactPact,
  failures: NOT_OURS,
});

export const stopContact = defineCall({
  name: "stopContact",
  summary: "Stops every contact about a request",
  host: "bumblebee",
  method: "POST",
  path: "/v1/api/contact-pact/stop",
  isOurs: true,
  input: z.object({ token: leadToken }),
  answer: ContactPact,
  failures: NOT_OURS,
});

export const resumeContact = defineCall({
  name: "resumeContact",
  summary: "Allows contact again, as it was agreed before the stop",
  host: "bumblebee",
  method: "POST",
  path: "/v1/api/contact-pact/resume",
  isOurs: true,
  input: z.object({ token: leadToken }),
  answer: ContactPact,
  failures: NOT_OURS,
});

/** Stores the visit as a lead that follows the first one. Booking the same centre and time twice gives one visit. */
export const bookVisit = defineCall({
  name: "bookVisit",
  summary: "Books a time in an engagement centre for the visitor",
  host: "bumblebee",
  method: "POST",
  path: "/v1/api/contact-pact/visit",
  isOurs: true,
  input: z.object({
    token: leadToken,
    ecName: typedLine(120),
    at: z.iso.datetime({ offset: true }).describe("With the UTC offset of the centre"),
    visitorAddress: z
      .string()
      .optional()
      .describe("Address of the visitor, if the site sends the request for the visitor"),
  }),
  headers: { visitorAddress: "x-forwarded-for" },
  answer: ContactPact,
  failures: {
    ...NOT_OURS,
    400: "The hour is full, or the centre is closed then: `reason` says which.",
    429: "Too many requests from this address or for this number.",
  },
});

/**
 * For the CRM and its diallers: checks whether contact is allowed, and records the result. Signed like our own
 * webhook.
 */
export const recordContactAttempt = defineCall({
  name: "recordContactAttempt",
  summary: "Checks whether a lead may be contacted now, or records the result of an attempt",
  host: "bumblebee",
  method: "POST",
  path: "/v1/api/contact-attempts",
  isOurs: true,
  input: z.object({
    leadId: z.string().min(1).max(64),
    channel: z.enum(CONTACT_CHANNELS),
    outcome: z
      .enum(CONTACT_OUTCOMES)
      .optional()
      .describe("Unset: only checks whether the contact is allowed"),
    note: typedLine(200).optional().describe("Shown to the visitor"),
    at: z.iso.datetime({ offset: true }).optional().describe("Now, when unset"),
  }),
  answer: z.object({ allowed: z.literal(true) }),
  failures: {
    401: "The signature is missing or wrong.",
    403: "The signature is older than five minutes, or no CRM is set up.",
    404: "There is no such lead.",
    409: "Not allowed now: `reason` says why (stopped, wrong-channel, outside-hours, too-often). It is logged.",
  },
});
