import { z } from "zod";
import { optionalAddress, optionalText } from "./setting-types.ts";
import { StartupProblem } from "./startup-problem.ts";

/** Who says who a customer is: our own provider, unless another one is set. */
export const IdentitySettings = z.object({
  AUTH_ISSUER_URL: optionalAddress,
  AUTH_AUTHORIZATION_URL: optionalAddress,
  AUTH_TOKEN_URL: optionalAddress,
  AUTH_LOGOUT_URL: optionalAddress,
  AUTH_USERINFO_URL: optionalAddress,
  AUTH_KEYS_URL: optionalAddress,
  AUTH_CLIENT_ID: optionalText,
  AUTH_CLIENT_SECRET: optionalText,
});

export interface IdentityConfig {
  /** Nothing where customers are known by our own provider. */
  identity: ForeignIdentity | undefined;
}

export interface ForeignIdentity {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** Those that are set; the others are asked of the issuer. */
  endpoints: {
    authorization_endpoint?: string;
    token_endpoint?: string;
    end_session_endpoint?: string;
    userinfo_endpoint?: string;
    jwks_uri?: string;
  };
}

export function identityConfigOf(settings: z.output<typeof IdentitySettings>): IdentityConfig {
  const { AUTH_ISSUER_URL: issuer, AUTH_CLIENT_ID: clientId, AUTH_CLIENT_SECRET: clientSecret } = settings;
  const endpoints = {
    ...(settings.AUTH_AUTHORIZATION_URL && { authorization_endpoint: settings.AUTH_AUTHORIZATION_URL }),
    ...(settings.AUTH_TOKEN_URL && { token_endpoint: settings.AUTH_TOKEN_URL }),
    ...(settings.AUTH_LOGOUT_URL && { end_session_endpoint: settings.AUTH_LOGOUT_URL }),
    ...(settings.AUTH_USERINFO_URL && { userinfo_endpoint: settings.AUTH_USERINFO_URL }),
    ...(settings.AUTH_KEYS_URL && { jwks_uri: settings.AUTH_KEYS_URL }),
  };
  if (!issuer) {
    if (!clientId && !clientSecret && Object.keys(endpoints).length === 0) return { identity: undefined };
    throw new StartupProblem(
      "A setting of AUTH_… is there without AUTH_ISSUER_URL. Set it too, or none of them.",
    );
  }
  if (!clientId)
    throw new StartupProblem(
      "AUTH_ISSUER_URL is set without AUTH_CLIENT_ID, the name it knows this site by.",
    );
  return { identity: { issuer, clientId, clientSecret, endpoints } };
}
