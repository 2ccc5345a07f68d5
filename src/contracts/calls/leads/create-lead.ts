import { z } from "zod";
import { defineCall } from "../../define-call.ts";
import { LeadPayload } from "../../leads/lead-payload.ts";
import { LeadReceipt } from "../../leads/lead-record.ts";
import { createLeadDescriptor } from "./create-lead-descriptor.ts";

/**
 * Stores a lead for good and answers then. The same submission_id twice is one lead. We answer it also where the host is
 * someone else's: there the lead goes on, at once or from our queue. What it says beside its 200 is ours, and none of it
 * is needed.
 */
export const createLead = defineCall({
  ...createLeadDescriptor,
  summary: "Stores a lead for good, then answers",
  input: LeadPayload.extend({
    visitorAddress: z
      .string()
      .optional()
      .describe("Of whoever filled in the form, where the site sends it for them"),
  }),
  example: {
    name: "Asha Rao",
    phone: "98450 12345",
    iso_code: "IN",
    cta_type: "Banner",
    submission_id: "an-id-of-the-form",
  },
  answer: LeadReceipt.partial(),
  failures: {
    400: "A field is missing or wrong: `field` names it, `reason` says how (missing, short, long, wrong).",
    403: "reCAPTCHA did not believe that a person sent it.",
    429: "Too many from this address or for this number; retry-after says when to come back.",
  },
});
