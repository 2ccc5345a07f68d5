import * as client from "openid-client";
import { openSecrets } from "../../src/platform/secrets.ts";
import { createSigner, type Signer } from "../../src/platform/signing.ts";
import type { EmbeddedBackends } from "../../src/services/embedded-backends.ts";
import { SITE_CLIENT_ID, siteClientSecret } from "../../src/services/identity/site-client.ts";
import { type Browser, newBrowser } from "../support/browser.ts";
import { signIn } from "../support/sign-in.ts";
import { newBackends, newSqliteDatabase } from "./fixture-backends.ts";

export const SITE = "http://localhost:3999";
const CALLBACK = `${SITE}/bumblebee/callback?mode=desktop`;

type Options = NonNullable<Parameters<typeof newBackends>[0]>;

interface Identity {
  backends: EmbeddedBackends;
  database: NonNullable<Options["database"]>;
  site: client.Configuration;
  newBrowser(address?: string): Browser;
}

/** The identity provider on a machine without gateways, and the site as its client. */
export async function newIdentity(options: Options = {}): Promise<Identity> {
  const database = options.database ?? (await newSqliteDatabase());
  const publicUrl = options.publicUrl ?? SITE;
  const backends = await newBackends({ publicUrl, ...options, database });
  const ask = async (url: string, init: RequestInit) => backends.app.fetch(new Request(url, init));
  const site = await siteClient(ask, createSigner(await openSecrets(database.db, {})), publicUrl);
  return {
    backends,
    database,
    site,
    newBrowser: (address) =>
      newBrowser((url, init) => {
        const headers = new Headers(init.headers);
        if (address) headers.set("x-forwarded-for", address);
        return ask(url, { ...init, headers });
      }, publicUrl),
  };
}

/** The site as a client of the provider at this address. */
export async function siteClient(
  ask: (url: string, init: RequestInit) => Promise<Response>,
  signer: Signer,
  publicUrl = SITE,
): Promise<client.Configuration> {
  const site = await client.discovery(
    new URL(`${publicUrl}/auth`),
    SITE_CLIENT_ID,
    undefined,
    client.ClientSecretBasic(siteClientSecret(signer)),
    {
      execute: [client.allowInsecureRequests],
      [client.customFetch]: (url, init) => ask(url, init as RequestInit),
    },
  );
  site[client.customFetch] = (url, init) => ask(url, withWholeCallback(init as RequestInit));
  return site;
}

/**
 * openid-client drops the query of the callback in the token request, but the provider requires the original address.
 */
function withWholeCallback(init: RequestInit): RequestInit {
  const { body } = init;
  if (body instanceof URLSearchParams && body.has("redirect_uri")) body.set("redirect_uri", CALLBACK);
  return init;
}

interface Begun {
  url: string;
  verifier: string;
  state: string;
}

/** Returns the address to which the site redirects for a sign-in. */
export async function begin(site: client.Configuration, more: Record<string, string> = {}): Promise<Begun> {
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const url = client.buildAuthorizationUrl(site, {
    redirect_uri: CALLBACK,
    scope: "openid offline",
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
    ...more,
  });
  return { url: url.href, verifier, state };
}

export const isCallback = (url: URL) => url.pathname === "/bumblebee/callback";

/** Performs the whole login: opens the provider, signs in, returns, and exchanges the code for tokens. */
export async function tokensOf(
  { site }: Pick<Identity, "site">,
  browser: Browser,
  contact: string,
): Promise<client.TokenEndpointResponse & client.TokenEndpointResponseHelpers> {
  const { url, verifier, state } = await begin(site);
  const back = await signIn(browser, { start: url, contact, until: isCallback });
  return client.authorizationCodeGrant(site, back.url, { pkceCodeVerifier: verifier, expectedState: state });
}
