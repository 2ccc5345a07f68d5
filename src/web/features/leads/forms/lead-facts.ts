import type { RecaptchaSettings } from "../../../frame/seo/site-settings.ts";

export interface LeadFacts {
  action: string;
  path: string;
  /** What was looked for. Without a script nobody else tells. */
  keyword?: string | undefined;
  privacy?: string | undefined;
  terms?: string | undefined;
  recaptcha?: RecaptchaSettings | undefined;
  /** Whether WhatsApp is ticked from the start (LF-16): it is, but for the countries that the settings name. */
  isWhatsappOn: boolean;
}
