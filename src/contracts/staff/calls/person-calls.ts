import { z } from "zod";
import { typedLine } from "../../field-types.ts";
import { defineStaffCall } from "../define-staff-call.ts";
import { STAFF_COUNTRIES } from "../staff-roles.ts";
import { ErasureCounts, ErasureReceipt, PersonRecord } from "./person-schemas.ts";

/** The contact is in the body of each call, because addresses are logged and kept by browsers. */
const whose = {
  contact: typedLine(254).describe("A phone number in any spelling, or an e-mail address"),
  country: z.enum(STAFF_COUNTRIES).describe("A number without a country code is a number of this country"),
};

const reason = typedLine(200).describe(
  "For the audit log, which is never erased: without a name, a number or an address",
);

const NO_CONTACT = { 400: "This is neither an e-mail address nor a phone number of the country." };
const NO_REASON = { 400: "The contact is not one, or the reason names the person." };

export const findStaffPerson = defineStaffCall({
  name: "findStaffPerson",
  summary:
    "Everything that is stored about the person with this contact; the look is written to the audit log",
  method: "POST",
  path: "/v1/people/find",
  right: "people.read",
  input: z.object(whose),
  answer: PersonRecord,
  failures: NO_CONTACT,
});

export const exportStaffPerson = defineStaffCall({
  name: "exportStaffPerson",
  summary: "All of it for the person, as the profile of a customer exports it",
  method: "POST",
  path: "/v1/people/export",
  right: "people.export",
  input: z.object({ ...whose, reason }),
  answer: z.object({
    collectedAt: z.string(),
    held: z.record(z.string(), z.unknown()).describe("By the category of the data"),
  }),
  failures: {
    ...NO_REASON,
    409: "Some of it belongs to countries in which the member has not got the right.",
  },
});

export const eraseStaffPerson = defineStaffCall({
  name: "eraseStaffPerson",
  summary: "Erases a person without an account, informs the CRM, and keeps a receipt without the contact",
  method: "POST",
  path: "/v1/people/erase",
  right: "people.erase",
  input: z.object({
    ...whose,
    reason,
    contactAgain: typedLine(254).describe("Typed again, so that the wrong person is not erased by mistake"),
    seen: ErasureCounts.describe(
      "The counts of the preview; something that arrived since is not erased unseen",
    ),
    key: z
      .string()
      .min(8)
      .max(60)
      .describe("The same for the same erasure, so that sending it twice erases once"),
  }),
  answer: ErasureReceipt,
  failures: {
    ...NO_REASON,
    409: "The person has an account (account), belongs to other countries as well (countries), or has sent something since (changed).",
  },
});

export const getErasureReceipt = defineStaffCall({
  name: "getErasureReceipt",
  summary: "The receipt of an erasure, by its code",
  method: "GET",
  path: "/v1/people/receipts/:code",
  right: "people.read",
  input: z.object({ code: z.string().trim().toUpperCase().max(40) }),
  answer: ErasureReceipt,
  failures: { 404: "There is no such receipt in the countries of the member." },
});

/** How a member has made sure that the number belongs to the person who asks: see docs/decisions/0023. */
export const NUMBER_PROOFS = ["called-back", "message"] as const;

export const stopStaffNumber = defineStaffCall({
  name: "stopStaffNumber",
  summary:
    "Stops all contact with a number, or allows it again, after its owner has confirmed it from that number",
  method: "POST",
  path: "/v1/people/stop",
  right: "people.stop",
  input: z.object({
    ...whose,
    reason,
    stopped: z.boolean(),
    proof: z
      .enum(NUMBER_PROOFS)
      .describe("called-back: we called the number; message: a message came from the number"),
  }),
  answer: z.object({ stoppedAt: z.string().nullable() }),
  failures: { ...NO_REASON, 409: "A mailbox is stopped only by its owner, with a link that is sent to it." },
});

const LINKED = {
  input: z.object({ ...whose, reason, other: typedLine(254).describe("A contact in any spelling") }),
  answer: z.object({ linked: z.array(z.string()).describe("The other contacts of the person now") }),
};

export const linkStaffContacts = defineStaffCall({
  name: "linkStaffContacts",
  summary: "Links two contacts as those of one person; leads stay as they are",
  method: "POST",
  path: "/v1/people/link",
  right: "people.link",
  ...LINKED,
  failures: {
    ...NO_REASON,
    404: "Nothing is stored under the other contact in the countries of the member.",
    409: "Some of it belongs to other countries (countries), or the person has too many contacts (links).",
  },
});

export const unlinkStaffContact = defineStaffCall({
  name: "unlinkStaffContact",
  summary: "Removes the other contact from the person; both then have their own records",
  method: "POST",
  path: "/v1/people/unlink",
  right: "people.link",
  ...LINKED,
  failures: { ...NO_REASON, 409: "Some of it belongs to other countries (countries)." },
});
