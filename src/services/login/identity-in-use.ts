import type { Signer } from "../../platform/signing.ts";
import type { ForeignIdentity } from "../config/identity-config.ts";
import { logoutHint } from "../identity/logout-hint.ts";
import type { OwnProvider } from "../identity/own-provider.ts";
import { SITE_CLIENT_ID, siteClientSecret } from "../identity/site-client.ts";
import { type Identity, openIdentity } from "./identity.ts";

interface Own {
  publicUrl: string;
  signer: Signer;
  answer: (request: Request) => Response | Promise<Response>;
  provider: Pick<OwnProvider, "who"> | undefined;
}

/**
 * An external provider over the network, or our own one in this process with the same protocol; only the owner of a
 * token, which every personal call needs, is read directly.
 */
export function openIdentityOf(
  foreign: ForeignIdentity | undefined,
  { publicUrl, signer, answer, provider }: Own,
): Identity {
  if (foreign) return openIdentity(foreign);
  const own = openIdentity({
    issuer: `${publicUrl || "http://localhost"}/auth`,
    clientId: SITE_CLIENT_ID,
    clientSecret: siteClientSecret(signer),
    endpoints: {},
    logoutHint: (subject) => logoutHint(signer, subject),
    fetch: async (url, options) => answer(new Request(url, options as RequestInit)),
  });
  return provider ? { ...own, who: provider.who } : own;
}
