import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration } from "oidc-provider";
import { onCleanUp } from "./clean-up.ts";

export interface ForeignIdentity {
  /** The settings of a site that uses this provider. */
  settings: Record<string, string>;
  /** The requests that it received, newest last: method and path. */
  asked: string[];
  /** The next visitor who logs in; undefined refuses the login. */
  whoComes: string | undefined;
  /** Invalidates everything that it has issued. */
  forgetAll(): void;
  /** A token as the app has it, issued without the site. */
  tokenFor(subject: string): Promise<string>;
  /** Refuses all tokens; issued tokens can still be revoked. */
  refuses: boolean;
  /** Answers only with failures while it is true. */
  isDown: boolean;
  accessSeconds: number;
}

/** An external OpenID provider, with a shortcut that logs a visitor in without pages. */
export async function startForeignIdentity(publicUrl: string): Promise<ForeignIdentity> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onCleanUp(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const records = new Map<string, Record<string, unknown>>();
  const own: ForeignIdentity = {
    settings: {
      AUTH_ISSUER_URL: issuer,
      AUTH_CLIENT_ID: "their-name-for-us",
      AUTH_CLIENT_SECRET: "a-secret-of-some-length",
    },
    asked: [],
    whoComes: "customer-1",
    forgetAll: () => records.clear(),
    tokenFor: (subject) => issueToken(provider, subject),
    refuses: false,
    isDown: false,
    accessSeconds: 600,
  };
  const provider = new Provider(issuer, configurationOf(publicUrl, own, records));
  const answer = provider.callback();
  server.on("request", async (request, response) => {
    const path = request.url ?? "";
    own.asked.push(`${request.method} ${path.replace(/\?.*/, "")}`);
    if (own.isDown) return response.writeHead(503).end();
    if (own.refuses && path.startsWith("/me"))
      return response.writeHead(401, { "www-authenticate": 'Bearer error="invalid_token"' }).end();
    if (!path.startsWith("/door/")) return answer(request, response);
    const { whoComes } = own;
    await provider.interactionFinished(
      request,
      response,
      whoComes === undefined ? { error: "access_denied" } : { login: { accountId: whoComes } },
    );
  });
  return own;
}

async function issueToken(provider: Provider, accountId: string): Promise<string> {
  const client = await provider.Client.find("their-name-for-us");
  if (!client) throw new Error("The provider has forgotten the site.");
  const grant = new provider.Grant({ clientId: client.clientId, accountId });
  grant.addOIDCScope("openid offline");
  const grantId = await grant.save();
  const { AccessToken } = provider;
  return new AccessToken({
    accountId,
    client,
    grantId,
    scope: "openid offline",
    gty: "app",
  } as ConstructorParameters<typeof AccessToken>[0]).save();
}

function configurationOf(
  publicUrl: string,
  own: ForeignIdentity,
  records: Map<string, Record<string, unknown>>,
): Configuration {
  return {
    clients: [
      {
        client_id: "their-name-for-us",
        client_secret: "a-secret-of-some-length",
        redirect_uris: ["desktop", "tablet", "mobile"].map(
          (mode) => `${publicUrl}/bumblebee/callback?mode=${mode}`,
        ),
        post_logout_redirect_uris: [`${publicUrl}/bumblebee/logout`],
        grant_types: ["authorization_code", "refresh_token"],
      },
    ],
    adapter: adapterOn(records),
    cookies: { keys: ["one key"] },
    scopes: ["openid", "offline"],
    claims: { openid: ["sub", "name", "phone_number", "phone_number_verified"] },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    interactions: { url: (_, { uid }) => `/door/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        name: `The name of ${accountId}`,
        phone_number: "+919876543210",
        phone_number_verified: true,
      }),
    }),
    async loadExistingGrant({ oidc: { client, session, provider } }) {
      const grant = new provider.Grant({
        clientId: client?.clientId ?? "",
        accountId: session?.accountId ?? "",
      });
      grant.addOIDCScope("openid offline");
      await grant.save();
      return grant;
    },
    issueRefreshToken: async (_, __, code) => code.scopes.has("offline"),
    rotateRefreshToken: true,
    ttl: { AccessToken: () => own.accessSeconds },
  };
}

/** Stores all records of a provider in one map, so that a test can delete them. */
function adapterOn(records: Map<string, Record<string, unknown>>) {
  return class {
    readonly #kind: string;
    constructor(kind: string) {
      this.#kind = kind;
    }
    #key(id: string) {
      return `${this.#kind}:${id}`;
    }
    async upsert(id: string, payload: Record<string, unknown>) {
      records.set(this.#key(id), payload);
    }
    async find(id: string) {
      return records.get(this.#key(id));
    }
    async findByUid(uid: string) {
      return [...records].find(([key, { uid: own }]) => key.startsWith(`${this.#kind}:`) && own === uid)?.[1];
    }
    async findByUserCode() {
      return undefined;
    }
    async consume(id: string) {
      const record = records.get(this.#key(id));
      if (record) record.consumed = Math.floor(Date.now() / 1000);
    }
    async destroy(id: string) {
      records.delete(this.#key(id));
    }
    async revokeByGrantId(grantId: string) {
      for (const [key, { grantId: own }] of records) if (own === grantId) records.delete(key);
    }
  };
}
