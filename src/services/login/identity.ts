import * as openid from "openid-client";

export interface Identity {
  begin(login: LoginChecks & { redirectUri: string; locales: string; isAgain: boolean }): Promise<URL>;
  finish(callback: URL, login: LoginChecks & { redirectUri: string }): Promise<Tokens>;
  refresh(tokens: Tokens): Promise<Tokens>;
  /** The owner of a token; undefined if it is not valid. */
  who(accessToken: string): Promise<UserInfo | undefined>;
  revoke(refreshToken: string): Promise<void>;
  /** The logout address of the provider; undefined if the provider has none. */
  leave(subject: string, back: { to: string; state: string }): Promise<URL | undefined>;
}

export interface LoginChecks {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Tokens {
  subject: string;
  accessToken: string;
  refreshToken: string | undefined;
  /** When the access token expires, in milliseconds. */
  expiresAt: number;
  /**
   * When the customer last authenticated at the provider, in milliseconds; unset if the provider does not report it.
   */
  authenticatedAt?: number;
}

export type UserInfo = openid.UserInfoResponse;

export interface IdentityOptions {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  endpoints: Partial<openid.ServerMetadata>;
  /** Proves to a provider that we act for its customer, without revealing the customer. */
  logoutHint?: (subject: string) => string;
  /** The connection to the provider; the network when unset. */
  fetch?: openid.CustomFetch;
}

/** AU-06 */
const SCOPE = "openid offline";
/** For a provider that does not report the lifetime of its tokens. */
const SHORT_LIFE_SECONDS = 300;

export function openIdentity(options: IdentityOptions): Identity {
  let found: Promise<openid.Configuration> | undefined;
  const configuration = () => (found ??= configure(options).catch(forget));
  const forget = (error: unknown) => {
    found = undefined;
    throw error;
  };

  return {
    async begin({ redirectUri, state, nonce, verifier, locales, isAgain }) {
      return openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ui_locales: locales,
        // Without it, a provider that remembers the browser would not authenticate again.
        ...(isAgain && { prompt: "login" }),
      });
    },
    async finish(callback, { redirectUri, state, nonce, verifier }) {
      const config = comingBackTo(redirectUri, await configuration(), options);
      const answer = await openid.authorizationCodeGrant(config, callback, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const { sub = "", auth_time } = answer.claims() ?? {};
      const tokens = tokensOf(answer, sub);
      return auth_time === undefined ? tokens : { ...tokens, authenticatedAt: auth_time * 1000 };
    },
    async refresh(tokens) {
      if (!tokens.refreshToken) throw new Error("There is no refresh token.");
      const answer = await openid.refreshTokenGrant(await configuration(), tokens.refreshToken);
      const next = tokensOf(answer, tokens.subject);
      // A provider without rotation returns no new refresh token, so the old one is kept.
      return {
        ...tokens,
        ...next,
        refreshToken: next.refreshToken ?? tokens.refreshToken,
      };
    },
    async who(accessToken) {
      try {
        return await openid.fetchUserInfo(await configuration(), accessToken, openid.skipSubjectCheck);
      } catch (error) {
        if (error instanceof openid.WWWAuthenticateChallengeError) return undefined;
        throw error;
      }
    },
    async revoke(refreshToken) {
      const config = await configuration();
      if (config.serverMetadata().revocation_endpoint) await openid.tokenRevocation(config, refreshToken);
    },
    async leave(subject, { to, state }) {
      const config = await configuration();
      if (!config.serverMetadata().end_session_endpoint) return undefined;
      return openid.buildEndSessionUrl(config, {
        // No ID token is sent, because addresses are stored in histories and logs, and the token contains the
        // customer's identity.
        ...(options.logoutHint && { logout_hint: options.logoutHint(subject) }),
        post_logout_redirect_uri: to,
        state,
      });
    },
  };
}

async function configure(options: IdentityOptions): Promise<openid.Configuration> {
  const { issuer, clientId, endpoints, fetch } = options;
  if (isWhole(endpoints)) return configurationOf({ issuer, ...endpoints }, options);
  const discovered = await openid.discovery(new URL(issuer), clientId, undefined, authenticationOf(options), {
    ...(fetch && { [openid.customFetch]: fetch }),
    execute: isPlain(options) ? [openid.allowInsecureRequests] : [],
  });
  return configurationOf({ ...discovered.serverMetadata(), ...endpoints }, options);
}

function configurationOf(server: openid.ServerMetadata, options: IdentityOptions): openid.Configuration {
  const config = new openid.Configuration(server, options.clientId, undefined, authenticationOf(options));
  if (isPlain(options)) openid.allowInsecureRequests(config);
  if (options.fetch) config[openid.customFetch] = options.fetch;
  return config;
}

/** The library removes the query from the callback address, but ours needs it for the mode (AU-05). */
function comingBackTo(
  redirectUri: string,
  config: openid.Configuration,
  options: IdentityOptions,
): openid.Configuration {
  const own = configurationOf(config.serverMetadata(), options);
  const ask = options.fetch ?? fetch;
  own[openid.customFetch] = (url, init) => {
    if (init.body instanceof URLSearchParams) init.body.set("redirect_uri", redirectUri);
    return ask(url, init as openid.CustomFetchOptions & RequestInit);
  };
  return own;
}

function authenticationOf({ clientSecret }: IdentityOptions): openid.ClientAuth {
  return clientSecret ? openid.ClientSecretBasic(clientSecret) : openid.None();
}

/** A site on a local machine with its own provider. */
function isPlain({ issuer }: IdentityOptions): boolean {
  return issuer.startsWith("http:");
}

/** AU-07: with these three endpoints no discovery is needed. */
function isWhole(endpoints: Partial<openid.ServerMetadata>): boolean {
  const { authorization_endpoint, token_endpoint, userinfo_endpoint } = endpoints;
  return Boolean(authorization_endpoint && token_endpoint && userinfo_endpoint);
}

function tokensOf(answer: openid.TokenEndpointResponse, subject: string): Tokens {
  return {
    subject,
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    expiresAt: Date.now() + (answer.expires_in ?? SHORT_LIFE_SECONDS) * 1000,
  };
}

/** Whether the provider has reported the end of a login, and did not just fail to respond. */
export function isLoginExpired(error: unknown): boolean {
  return error instanceof openid.ResponseBodyError && error.error === "invalid_grant";
}
