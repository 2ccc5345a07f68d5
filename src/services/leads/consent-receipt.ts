import { z } from "zod";
import { CONSENT_VERSION, isConsentVersion } from "../../contracts/leads/consent-versions.ts";
import type { LeadPayload } from "../../contracts/leads/lead-payload.ts";
import { textOf } from "../../editions/all-texts.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "../../editions/languages.ts";

/**
 * What a person agreed to, when and on which page: stored as text with every lead, so that it can be proved years
 * later.
 */
export const ConsentReceipt = z.object({
  version: z.string(),
  text: z.string().describe("Empty where the form named a version that we do not know"),
  language: z.enum(LANGUAGE_CODES),
  at: z.string(),
  page: z.string().nullable(),
  whatsapp: z.boolean(),
});

export type ConsentReceipt = z.infer<typeof ConsentReceipt>;

export function consentReceipt(payload: LeadPayload, at: Date): ConsentReceipt {
  const { consent_version: version = CONSENT_VERSION, language = DEFAULT_LANGUAGE } = payload;
  return {
    version,
    text: isConsentVersion(version) ? textOf(language).t(`consent.${version}`) : "",
    language,
    at: at.toISOString(),
    page: payload.referral_page ?? null,
    // Only explicit consent counts: a caller that does not mention WhatsApp has none.
    whatsapp: payload.is_whatsapp_enable === true,
  };
}
