import type { RecaptchaSettings } from "../../../frame/seo/site-settings.ts";

export interface LeadFacts {
  action: string;
  path: string;
  /** The search keyword, which the form sends if scripts do not run. */
  keyword?: string | undefined;
  privacy?: string | undefined;
  terms?: string | undefined;
  recaptcha?: RecaptchaSettings | undefined;
  /** Whether WhatsApp is ticked by default (LF-16): it is, except in the countries that the settings name. */
  isWhatsappOn: boolean;
}
