import { z } from "zod";
import { defineCall } from "../../define-call.ts";
import { LeadPayload } from "../../leads/lead-payload.ts";
import { LeadReceipt } from "../../leads/lead-record.ts";
import { createLeadDescriptor } from "./create-lead-descriptor.ts";

/**
 * Stores a lead durably before it responds. The same submission_id twice is one lead. We always handle this call:
 * with an upstream, the lead is forwarded immediately or from our queue. The body beside its 200 is ours, and callers
 * do not need it.
 */
export const createLead = defineCall({
  ...createLeadDescriptor,
  summary: "Stores a lead permanently, then answers",
  input: LeadPayload.extend({
    visitorAddress: z
      .string()
      .optional()
      .describe("Address of the visitor, if the site sends the request for the visitor"),
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
    403: "reCAPTCHA did not confirm that a person sent it.",
    429: "Too many requests from this address or for this number; retry-after says when to try again.",
  },
});
