import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import {
  type ClientMetadata,
  type Configuration,
  errors,
  type JWK,
  type KoaContextWithOIDC,
  Provider,
} from "oidc-provider";
import { SIGN_IN } from "../../../contracts/browser/backend-paths.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { readSetting } from "../../../platform/database/settings.ts";
import type { Signer } from "../../../platform/signing.ts";
import type { Log } from "../../http/backend-log.ts";
import type { Accounts } from "../accounts.ts";
import { claimsOf } from "../claims-of.ts";
import { isLogoutHint } from "../logout-hint.ts";
import { askedLocales } from "../pages/asked-locales.ts";
import type { IdentityPages } from "../pages/identity-pages.ts";
import { SITE_CLIENT_ID, siteClientSecret } from "../site-client.ts";
import { recordAdapter } from "./record-adapter.ts";

interface ProviderParts {
  database: Pick<Database, "db" | "read">;
  publicUrl: string;
  signer: Signer;
  accounts: Accounts;
  pages: IdentityPages;
  log: Log;
}

export async function openProvider(parts: ProviderParts): Promise<Provider> {
  const { database, publicUrl, signer, accounts, pages, log } = parts;
  const keys = await identityKeys(database.db);
  const provider = new Provider(publicUrl + SIGN_IN, {
    ...FIXED,
    adapter: recordAdapter(database, () => new errors.InvalidGrant("it was used already")),
    clients: [siteClient(publicUrl, signer)],
    cookies: cookiesOf(keys.cookies, publicUrl),
    jwks: keys.jwks,
    findAccount: async (_context, id) => {
      const account = await accounts.find(id);
      return account && { accountId: id, claims: async () => claimsOf(account) };
    },
    loadExistingGrant: grantEverything,
    renderError: async (context, _out, error) => {
      log.info({ error: error.message }, "A sign-in could not continue.");
      context.type = "html";
      // An error outside of the protocol is ours: the login has not ended, it only cannot begin at the moment.
      const isOurs = !(error instanceof errors.OIDCProviderError) || error.status >= 500;
      if (isOurs) {
        context.status = 503;
        context.set("retry-after", RETRY_AFTER_S);
      }
      const locales = localesOf(context);
      context.body = await (isOurs ? pages.unavailable(locales) : pages.failure(locales));
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => confirmLogout(context, form, parts),
        postLogoutSuccessSource: async (context) => {
          context.body = await pages.loggedOut(localesOf(context));
        },
      },
    },
  });
  provider.proxy = true;
  provider.on("grant.error", (_context, error) =>
    log.info({ error: error.message, detail: error.error_detail }, "Tokens were refused."),
  );
  provider.on("server_error", (_context, error) => log.error({ error }, "The identity provider failed."));
  return provider;
}

const RETRY_AFTER_S = "5";

interface IdentityKeys {
  jwks: { keys: JWK[] };
  cookies: string[];
}

const SETTING = "identity-keys";

/** Created on first use and stored: all processes on the database share them. */
export async function identityKeys(db: Kysely<Schema>): Promise<IdentityKeys> {
  const known = await readSetting(db, SETTING);
  if (known !== undefined) return JSON.parse(known);
  const row = {
    key: SETTING,
    value: JSON.stringify(await makeKeys()),
    updated_at: new Date().toISOString(),
  };
  await db
    .insertInto("settings")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  // Another process may have been first; then its keys are used.
  return JSON.parse((await readSetting(db, SETTING)) ?? row.value);
}

async function makeKeys(): Promise<IdentityKeys> {
  const { privateKey } = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ]);
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey("jwk", privateKey);
  const key = { kty, crv, x, y, d, alg: SIGNING, use: "sig", kid: randomBytes(8).toString("hex") } as JWK;
  return { jwks: { keys: [key] }, cookies: [randomBytes(32).toString("base64url")] };
}

const SIGNING = "ES256";

/** The site is our own client, so its requests are granted without consent. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const grant =
    (known && (await provider.Grant.find(known))) ||
    new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(FIXED.scopes.join(" "));
  grant.addOIDCClaims(FIXED.claims.openid);
  await grant.save();
  return grant;
}

/** No confirmation is needed if the site itself sends the customer, or if an ID token of this session is given. */
async function confirmLogout(
  context: KoaContextWithOIDC,
  form: string,
  { pages, signer }: Pick<ProviderParts, "pages" | "signer">,
): Promise<void> {
  const { session, entities, params } = context.oidc;
  // Tokens that outlive a session are revoked when the customer logs out.
  for (const authorization of Object.values(session?.authorizations ?? {}))
    authorization.persistsLogout = false;
  const isProven =
    isLogoutHint(signer, params?.logout_hint, session?.accountId) ||
    entities.IdTokenHint?.payload.sub === session?.accountId;
  context.body = isProven
    ? form.replace("</form>", '<input type="hidden" name="logout" value="yes"/></form>')
    : await pages.confirmLogout(localesOf(context), form);
}

/** Works before the provider has parsed the request, because errors may occur early. */
function localesOf({ href, headers }: KoaContextWithOIDC): string | undefined {
  const { cookie = "", "accept-language": language = "" } = headers;
  return askedLocales(new Request(href, { headers: { cookie, "accept-language": language } }));
}

const MINUTE_S = 60;
const DAY_S = 24 * 3600;

/** The scope that adds a refresh token; the name is from the specification (AU-06). */
const OFFLINE = "offline";

/** The configuration that depends only on the site's address. */
const FIXED = {
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

/** The site itself, which is the only client. It is our own, so customers are not asked for consent. */
function siteClient(publicUrl: string, signer: Signer): ClientMetadata {
  const callback = `${publicUrl}/bumblebee/callback`;
  return {
    client_id: SITE_CLIENT_ID,
    client_secret: siteClientSecret(signer),
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    redirect_uris: [callback, ...["desktop", "tablet", "mobile"].map((mode) => `${callback}?mode=${mode}`)],
    post_logout_redirect_uris: [`${publicUrl}/bumblebee/logout`],
    id_token_signed_response_alg: SIGNING,
    // The site requires a fresh login before some changes, but a session here lasts for weeks.
    require_auth_time: true,
    scope: FIXED.scopes.join(" "),
  };
}

/** Cookies of the provider are limited to its folder, and are secure if the site uses TLS. */
function cookiesOf(keys: string[], publicUrl: string): Configuration["cookies"] {
  const common = {
    httpOnly: true,
    sameSite: "lax",
    signed: true,
    overwrite: true,
    secure: publicUrl.startsWith("https:"),
  } as const;
  return { keys, long: { ...common, path: SIGN_IN }, short: common };
}
