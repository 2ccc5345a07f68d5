import type { Provider } from "oidc-provider";
import type { Database } from "../../platform/database/database.ts";
import type { Signer } from "../../platform/signing.ts";
import type { Log } from "../http/backend-log.ts";
import { createAccounts } from "./accounts.ts";
import { claimsOf } from "./claims-of.ts";
import { createPages, type IdentityPages } from "./pages/identity-pages.ts";

export interface OwnProvider {
  pages: IdentityPages;
  /** Opened on first use, so that a site without logins does not load it. */
  open(): Promise<Provider>;
  /** Returns the same as its userinfo endpoint, but without the protocol, because every personal call needs it. */
  who(accessToken: string): Promise<ReturnType<typeof claimsOf> | undefined>;
}

interface OwnProviderParts {
  database: Pick<Database, "db" | "read" | "sealing">;
  publicUrl: string;
  brand: string;
  signer: Signer;
  log: Log;
}

export function createOwnProvider({ brand, ...parts }: OwnProviderParts): OwnProvider {
  const pages = createPages(brand);
  const accounts = createAccounts(parts.database);
  let opening: Promise<Provider> | undefined;

  function open(): Promise<Provider> {
    opening ??= load();
    // A failed start is repeated, because the database may have recovered.
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  }

  async function load(): Promise<Provider> {
    const { openProvider } = await import("./provider/open-provider.ts");
    return openProvider({ ...parts, accounts, pages });
  }

  return {
    pages,
    open,
    async who(accessToken) {
      const { AccessToken, Grant } = await open();
      const token = await AccessToken.find(accessToken);
      // A token for another audience is not accepted.
      if (!token?.grantId || token.aud !== undefined || !token.scopes.has("openid")) return undefined;
      const grant = await Grant.find(token.grantId);
      if (grant?.accountId !== token.accountId || grant.clientId !== token.clientId) return undefined;
      const account = await accounts.find(token.accountId);
      return account && claimsOf(account);
    },
  };
}
