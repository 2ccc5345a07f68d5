import { z } from "zod";
import { CONSENT_TEXTS, CONSENT_VERSION } from "../../contracts/leads/consent-texts.ts";
import type { LeadPayload } from "../../contracts/leads/lead-payload.ts";

/** What somebody agreed to, when and where: stored with every lead, in words, so that it can be shown years later. */
export const ConsentReceipt = z.object({
  version: z.string(),
  text: z.string().describe("Empty where the form named a version that we do not know"),
  language: z.enum(["en", "ar"]),
  at: z.string(),
  page: z.string().nullable(),
  whatsapp: z.boolean(),
});

export type ConsentReceipt = z.infer<typeof ConsentReceipt>;

export function consentReceipt(payload: LeadPayload, at: Date): ConsentReceipt {
  const { consent_version: version = CONSENT_VERSION, language = "en" } = payload;
  return {
    version,
    text: isKnown(version) ? CONSENT_TEXTS[version][language] : "",
    language,
    at: at.toISOString(),
    page: payload.referral_page ?? null,
    // Consent is what was given: a caller that says nothing of WhatsApp has not asked for it.
    whatsapp: payload.is_whatsapp_enable === true,
  };
}

function isKnown(version: string): version is keyof typeof CONSENT_TEXTS {
  return Object.hasOwn(CONSENT_TEXTS, version);
}
