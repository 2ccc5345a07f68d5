import { z } from "zod";
import { StartupProblem } from "../../platform/startup-problem.ts";
import { together } from "./customer-config.ts";
import { optionalAddress, optionalText } from "./setting-types.ts";

const count = (initial: number) => z.coerce.number().int().min(1).max(10_000_000).default(initial);

/** The identity provider (our own, unless another one is set), and the delivery of one-time passwords. */
export const IDENTITY_SETTINGS = {
  Login: {
    AUTH_ISSUER_URL: optionalAddress.describe(
      "An external OpenID provider for the customers. Unset: our own provider under `/auth`.",
    ),
    AUTH_CLIENT_ID: optionalText.describe("The client id of this site at that provider."),
    AUTH_CLIENT_SECRET: optionalText.describe("The client secret of this site at that provider."),
    AUTH_AUTHORIZATION_URL: optionalAddress.describe(
      "Its authorization endpoint. Unset: discovered at the issuer.",
    ),
    AUTH_TOKEN_URL: optionalAddress.describe("Its token endpoint. Unset: discovered."),
    AUTH_LOGOUT_URL: optionalAddress.describe("Its logout endpoint. Unset: discovered."),
    AUTH_USERINFO_URL: optionalAddress.describe("Its userinfo endpoint. Unset: discovered."),
    AUTH_KEYS_URL: optionalAddress.describe("Its keys (JWKS). Unset: discovered."),
    SMS_WEBHOOK_URL: optionalAddress.describe(
      "Receives one-time passwords (`event` `one-time-password`) and notices of a changed number (`contact-changed`) for delivery by SMS, signed like leads. Unset: passwords for phones are shown on `localhost` only.",
    ),
    SMS_WEBHOOK_SECRET: z
      .string()
      .min(16)
      .optional()
      .describe("The secret that signs these requests; at least 16 characters."),
    PASSWORDS_PER_TARGET: count(5).describe(
      "One-time passwords in an hour to one phone or mailbox from one network; ten times as many from all networks.",
    ),
    PASSWORDS_PER_ADDRESS: count(30).describe("One-time passwords in an hour for one visitor's network."),
    PASSWORDS_PER_HOUR: count(5000).describe("One-time passwords in an hour in total."),
  },
};

export const IdentitySettings = z.object(IDENTITY_SETTINGS.Login);

type Settings = z.output<typeof IdentitySettings>;

export type IdentityConfig = ReturnType<typeof identityConfigOf>;

/** An external OpenID provider; without one, customers log in at our own. */
export interface ForeignIdentity {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** The configured endpoints; the others are read from the issuer. */
  endpoints: {
    authorization_endpoint?: string;
    token_endpoint?: string;
    end_session_endpoint?: string;
    userinfo_endpoint?: string;
    jwks_uri?: string;
  };
}

export function identityConfigOf(settings: Settings) {
  return {
    identity: foreignIdentityOf(settings),
    sms: together(
      { SMS_WEBHOOK_URL: settings.SMS_WEBHOOK_URL, SMS_WEBHOOK_SECRET: settings.SMS_WEBHOOK_SECRET },
      "No short message is sent when both are unset.",
      ([url, secret]) => ({ url, secret }),
    ),
    // How many one-time passwords may be sent in an hour: to one phone or mailbox, for one network, and in total.
    passwordLimits: {
      perTarget: settings.PASSWORDS_PER_TARGET,
      perAddress: settings.PASSWORDS_PER_ADDRESS,
      inAll: settings.PASSWORDS_PER_HOUR,
    },
  };
}

function foreignIdentityOf(settings: Settings): ForeignIdentity | undefined {
  const { AUTH_ISSUER_URL: issuer, AUTH_CLIENT_ID: clientId, AUTH_CLIENT_SECRET: clientSecret } = settings;
  const endpoints = {
    ...(settings.AUTH_AUTHORIZATION_URL && { authorization_endpoint: settings.AUTH_AUTHORIZATION_URL }),
    ...(settings.AUTH_TOKEN_URL && { token_endpoint: settings.AUTH_TOKEN_URL }),
    ...(settings.AUTH_LOGOUT_URL && { end_session_endpoint: settings.AUTH_LOGOUT_URL }),
    ...(settings.AUTH_USERINFO_URL && { userinfo_endpoint: settings.AUTH_USERINFO_URL }),
    ...(settings.AUTH_KEYS_URL && { jwks_uri: settings.AUTH_KEYS_URL }),
  };
  if (issuer && clientId) return { issuer, clientId, clientSecret, endpoints };
  if (issuer)
    throw new StartupProblem(
      "AUTH_ISSUER_URL is set without AUTH_CLIENT_ID, the client id of this site at that provider.",
    );
  if (!clientId && !clientSecret && Object.keys(endpoints).length === 0) return undefined;
  throw new StartupProblem(
    "An AUTH_… setting is set without AUTH_ISSUER_URL. Set AUTH_ISSUER_URL too, or none of them.",
  );
}
