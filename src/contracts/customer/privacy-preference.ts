import { z } from "zod";

/** PP-01: the channels that a person allows; a missing flag was never set. */
export const PrivacyPreference = z.object({
  email: z.boolean().nullish(),
  sms: z.boolean().nullish(),
  whatsapp: z.boolean().nullish(),
  is_black: z.boolean().nullish(),
});

export type PrivacyPreference = z.infer<typeof PrivacyPreference>;

export const PRIVACY_CHANNELS = ["email", "sms", "whatsapp"] as const;
export type PrivacyChannel = (typeof PRIVACY_CHANNELS)[number];

/** PP-03: the preferences of a person who has chosen nothing. */
export const PRIVACY_DEFAULTS = { email: true, sms: true, whatsapp: false, is_black: false } as const;

/**
 * PP-02: the channels that may be used for a person. WhatsApp needs explicit consent; a person who has stopped
 * everything gets no messages.
 */
export function allowedChannels(preference: PrivacyPreference | undefined): Record<PrivacyChannel, boolean> {
  const { email, sms, whatsapp, is_black } = preference ?? {};
  const isOpen = is_black !== true;
  return {
    email: isOpen && (email ?? PRIVACY_DEFAULTS.email),
    sms: isOpen && (sms ?? PRIVACY_DEFAULTS.sms),
    whatsapp: isOpen && whatsapp === true,
  };
}
