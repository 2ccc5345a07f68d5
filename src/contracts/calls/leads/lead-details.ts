import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { defineCall } from "../../define-call.ts";
import { servedCountry, typedLine, typedText } from "../../field-types.ts";
import { LeadReceipt } from "../../leads/lead-record.ts";
import { REFILL_FIELDS } from "../../leads/refill-fields.ts";
import { maskEmail, maskName, maskPhone } from "../../mask-contact.ts";

const q = z.string().min(1).max(400).describe("From a link that we sent");
const visitorAddress = z
  .string()
  .optional()
  .describe("Address of the visitor, if the site sends the request for the visitor");

const LINK_FAILURES = { 404: "The link is not one of ours.", 410: "The link has expired." };

const line = z.string().trim().min(1).nullable().catch(null);

/** The fields of a stored lead (LF-11); each may be missing. */
const TheirLead = z.object({
  name: line,
  phone: line,
  email: line,
  pincode: line,
  property_name: line,
  scope: line,
  created_at: z.string().refine(isTime).catch(""),
});

/**
 * The specification does not define this response. The fields of a lead, at the top level or under a known name, are
 * masked like our own; the others are listed as missing.
 */
export function describeTheirLead(theirs: Record<string, unknown>) {
  const { name, phone, email, ...told } = TheirLead.parse(theirs.lead ?? theirs.customerLead ?? theirs);
  return {
    lead: {
      ...told,
      name: name === null ? "" : maskName(name),
      phone: phone === null ? "" : maskUnlessMasked(phone, (whole) => maskPhone(whole, "", () => {})),
      email: email && maskUnlessMasked(email, (whole) => maskEmail(whole, () => {})),
    },
    missing: REFILL_FIELDS.filter((field) => ({ ...told, email })[field] === null),
  };
}

function maskUnlessMasked(contact: string, mask: (contact: string) => string): string {
  return contact.includes("*") ? contact : mask(contact);
}

function isTime(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}

/** The details of a lead for a person who has a link from us: enough to recognise them, too little to learn them. */
export const getLeadDetails = defineCall({
  name: "getLeadDetails",
  summary: "The masked data of a lead, and the missing fields",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/lead-details",
  isPersonal: true,
  input: z.object({ q }),
  answer: z.object({
    lead: z.object({
      name: z.string(),
      phone: z.string(),
      email: z.string().nullable(),
      pincode: z.string().nullable(),
      property_name: z.string().nullable(),
      scope: z.string().nullable(),
      created_at: z.string(),
    }),
    missing: z.array(z.enum(REFILL_FIELDS)),
  }),
  agreed: agreed({ answer: z.looseObject({}), complete: describeTheirLead }),
  failures: LINK_FAILURES,
});

export const completeLead = defineCall({
  name: "completeLead",
  summary: "Stores the missing fields as a lead that follows the first one",
  host: "bumblebee",
  method: "POST",
  path: "/v1/api/lead-details/complete",
  isOurs: true,
  input: z.object({
    q,
    email: typedLine(254).optional(),
    pincode: typedLine(16).optional(),
    property_name: typedLine(160).optional(),
    scope: typedLine(80).optional(),
    about: typedText(300).optional(),
    referral_page: typedLine(200).optional(),
    visitorAddress,
  }),
  headers: { visitorAddress: "x-forwarded-for" },
  answer: LeadReceipt.pick({ token: true, isRepeated: true }).extend({ id: z.string() }),
  failures: {
    400: "A field is wrong: `field` names it.",
    ...LINK_FAILURES,
    429: "Too many requests from this address or for this number; retry-after says when to try again.",
  },
});

/** Sends a new link to the person with this number or address. The response never reveals whether we have one. */
export const requestRefillLink = defineCall({
  name: "requestRefillLink",
  summary: "Requests a new link, which is sent to the stored address",
  host: "bumblebee",
  method: "POST",
  path: "/v1/api/lead-details/link",
  isOurs: true,
  input: z.object({
    contact: typedLine(254).describe("A phone number or an e-mail address"),
    countryCode: servedCountry,
    visitorAddress,
  }),
  headers: { visitorAddress: "x-forwarded-for" },
  example: { contact: "asha@example.com", countryCode: "IN" },
  answer: z.object({ goesBy: z.enum(["email", "designer"]).describe("How links are sent") }),
  failures: {
    400: "It is neither a phone number nor an e-mail address.",
    429: "Too many requests from this address; retry-after says when to try again.",
  },
});
