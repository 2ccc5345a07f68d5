import { z } from "zod";
import { REGION_NAMES } from "../../editions/regions.ts";
import { CONSENT_CATEGORIES, RECEIPT_LENGTH, RECEIPT_LETTERS } from "../consent/cookie-consent.ts";
import { defineCall } from "../define-call.ts";
import { recordConsentDescriptor } from "./record-consent-descriptor.ts";

/** The proof of a cookie choice. It contains no name: the holder of the receipt can present it. */
export const recordConsent = defineCall({
  ...recordConsentDescriptor,
  summary: "Stores the choices of a visitor in the cookie panel, under a receipt that the browser created",
  input: z.object({
    receipt: z
      .string()
      .regex(new RegExp(`^[${RECEIPT_LETTERS}]{${RECEIPT_LENGTH}}$`), "must be a receipt of ten letters"),
    version: z.string().regex(/^\d{4}-\d{2}(?:-\d{2})?$/, "must be the version of the words that were shown"),
    categories: z.array(z.enum(CONSENT_CATEGORIES)).max(CONSENT_CATEGORIES.length),
    region: z.enum(REGION_NAMES),
    visitorAddress: z
      .string()
      .optional()
      .describe("Address of the visitor; counted for the rate limit, and not stored"),
  }),
  answer: z.object({ receipt: z.string(), at: z.string() }),
  example: { receipt: "K7MQ2PBCDF", version: "2026-11", categories: ["measurement"], region: "in" },
  failures: { 429: "Too many requests from this address; retry-after says when to try again." },
});
