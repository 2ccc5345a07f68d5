import * as openid from "openid-client";

export interface Identity {
  begin(login: LoginChecks & { redirectUri: string; locales: string; isAgain: boolean }): Promise<URL>;
  finish(callback: URL, login: LoginChecks & { redirectUri: string }): Promise<Tokens>;
  refresh(tokens: Tokens): Promise<Tokens>;
  /** Whose token it is; nothing where it is nobody's. */
  who(accessToken: string): Promise<UserInfo | undefined>;
  revoke(refreshToken: string): Promise<void>;
  /** Where a browser goes to be forgotten there, too; nothing where a provider has no such place. */
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
  /** When the access token ends, in milliseconds. */
  expiresAt: number;
  /** When the customer last showed the provider who they are, in milliseconds; unset where it does not say so. */
  authenticatedAt?: number;
}

export type UserInfo = openid.UserInfoResponse;

export interface IdentityOptions {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  endpoints: Partial<openid.ServerMetadata>;
  /** What shows a provider that we ask in the name of its customer, without saying who that is. */
  logoutHint?: (subject: string) => string;
  /** How the provider is reached; over the net when unset. */
  fetch?: openid.CustomFetch;
}

/** AU-06 */
const SCOPE = "openid offline";
/** For a provider that does not say how long its tokens last. */
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
        // Otherwise a provider that still knows the browser asks for nothing.
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
      if (!tokens.refreshToken) throw new Error("There is no token to refresh with.");
      const answer = await openid.refreshTokenGrant(await configuration(), tokens.refreshToken);
      const next = tokensOf(answer, tokens.subject);
      // A provider that does not rotate keeps the one we have.
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
        // No ID token: addresses are kept in histories and logs, and the token contains the customer's identity.
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

/** The library takes the query off the address that a browser came back to, but ours has one: the mode (AU-05). */
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

/** A site that is tried out on this machine, with its provider beside it. */
function isPlain({ issuer }: IdentityOptions): boolean {
  return issuer.startsWith("http:");
}

/** AU-07: with these three nothing has to be asked. */
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

/** Whether a provider has said that a login is over, and not merely failed to answer. */
export function isLoginOver(error: unknown): boolean {
  return error instanceof openid.ResponseBodyError && error.error === "invalid_grant";
}
