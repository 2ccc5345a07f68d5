import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { defineCall } from "../../define-call.ts";
import { countryName } from "../../places/place-shapes.ts";
import { submissionReceipt } from "../../submission-receipt.ts";
import { validatePhoneDescriptor } from "./validate-phone-descriptor.ts";

export const validatePhone = defineCall({
  ...validatePhoneDescriptor,
  summary: "Whether a phone number is valid, and how it is stored",
  isPersonal: true,
  input: z.object({
    phone: z.string().max(64),
    country: countryName.describe("The country whose numbers need no prefix"),
  }),
  example: { phone: "98450 12345", country: "IN" },
  answer: z.object({
    valid: z.literal(true),
    e164: z.string(),
    country: z.string().nullable(),
    national: z.string(),
  }),
  agreed: agreed({
    answer: submissionReceipt({ e164: z.string() }),
    complete: ({ e164 }, { phone }) => ({
      valid: true as const,
      e164: e164 ?? String(phone),
      country: null,
      national: String(phone),
    }),
  }),
  failures: { 400: "The number is not valid: `reason` says how (missing, short, long, wrong)." },
});
