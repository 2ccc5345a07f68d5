import type { ClientMetadata, Configuration } from "oidc-provider";
import { SIGN_IN } from "../../../contracts/browser/backend-paths.ts";
import type { Signer } from "../../../platform/signing.ts";
import { SITE_CLIENT_ID, siteClientSecret } from "../site-client.ts";
import { SIGNING } from "./identity-keys.ts";

const MINUTE_S = 60;
const DAY_S = 24 * 3600;

/** A refresh token comes with it; the specification calls it so (AU-06). */
const OFFLINE = "offline";

/** Everything of the provider that depends on nothing but the site's address. */
export const FIXED = {
  scopes: ["openid", OFFLINE],
  claims: {
    openid: ["sub", "name", "email", "email_verified", "phone_number", "phone_number_verified"],
  },
  responseTypes: ["code"],
  clientAuthMethods: ["client_secret_basic"],
  enabledJWA: { idTokenSigningAlgValues: [SIGNING] },
  pkce: { required: () => true },
  rotateRefreshToken: true,
  issueRefreshToken: async (_context, client, code) =>
    client.grantTypeAllowed("refresh_token") && code.scopes.has(OFFLINE),
  expiresWithSession: async (_context, code) => !code.scopes.has(OFFLINE),
  ttl: {
    AccessToken: 10 * MINUTE_S,
    AuthorizationCode: MINUTE_S,
    IdToken: 10 * MINUTE_S,
    Interaction: 60 * MINUTE_S,
    RefreshToken: 30 * DAY_S,
    Session: 30 * DAY_S,
    Grant: 60 * DAY_S,
  },
  routes: {
    authorization: "/authorize",
    token: "/token",
    userinfo: "/userinfo",
    jwks: "/jwks",
    revocation: "/revoke",
    end_session: "/logout",
  },
  interactions: { url: (_context, { uid }) => `${SIGN_IN}/sign-in/${uid}` },
} satisfies Configuration;

/** The site itself: the one client that there is. It is ours, and so nobody is asked to consent. */
export function siteClient(publicUrl: string, signer: Signer): ClientMetadata {
  const callback = `${publicUrl}/bumblebee/callback`;
  return {
    client_id: SITE_CLIENT_ID,
    client_secret: siteClientSecret(signer),
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    redirect_uris: [callback, ...["desktop", "tablet", "mobile"].map((mode) => `${callback}?mode=${mode}`)],
    post_logout_redirect_uris: [`${publicUrl}/bumblebee/logout`],
    id_token_signed_response_alg: SIGNING,
    // The site asks for a fresh login before some changes; a session here lasts for weeks.
    require_auth_time: true,
    scope: FIXED.scopes.join(" "),
  };
}

/** Cookies of the provider stay in its folder; only those who came over TLS have them over TLS. */
export function cookiesOf(keys: string[], publicUrl: string): Configuration["cookies"] {
  const common = {
    httpOnly: true,
    sameSite: "lax",
    signed: true,
    overwrite: true,
    secure: publicUrl.startsWith("https:"),
  } as const;
  return { keys, long: { ...common, path: SIGN_IN }, short: common };
}
