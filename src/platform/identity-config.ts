import { z } from "zod";
import { together } from "./customer-config.ts";
import { optionalAddress } from "./setting-types.ts";

const count = (initial: number) => z.coerce.number().int().min(1).max(10_000_000).default(initial);

/** Who says who somebody is, and how one-time passwords reach them. */
export const IdentitySettings = z.object({
  AUTH_ISSUER_URL: optionalAddress,
  SMS_WEBHOOK_URL: optionalAddress,
  SMS_WEBHOOK_SECRET: z.string().min(16).optional(),
  PASSWORDS_PER_TARGET: count(5),
  PASSWORDS_PER_ADDRESS: count(30),
  PASSWORDS_PER_HOUR: count(5000),
});

export interface IdentityConfig {
  /** Another OpenID provider; ours when unset. */
  authIssuer: string | undefined;
  /** What sends short messages to phones. */
  sms: { url: string; secret: string } | undefined;
  /** How many one-time passwords may be sent in an hour: to one phone or mailbox, for one network, and to all. */
  passwordLimits: { perTarget: number; perAddress: number; inAll: number };
}

export function identityConfigOf(settings: z.output<typeof IdentitySettings>): IdentityConfig {
  return {
    authIssuer: settings.AUTH_ISSUER_URL,
    sms: together(
      { SMS_WEBHOOK_URL: settings.SMS_WEBHOOK_URL, SMS_WEBHOOK_SECRET: settings.SMS_WEBHOOK_SECRET },
      "No short message is sent when both are unset.",
      ([url, secret]) => ({ url, secret }),
    ),
    passwordLimits: {
      perTarget: settings.PASSWORDS_PER_TARGET,
      perAddress: settings.PASSWORDS_PER_ADDRESS,
      inAll: settings.PASSWORDS_PER_HOUR,
    },
  };
}
