import type { ForeignIdentity } from "../../platform/identity-config.ts";
import type { Signer } from "../../platform/signing.ts";
import { SITE_CLIENT_ID, siteClientSecret } from "../identity/site-client.ts";
import { type Identity, openIdentity } from "./identity.ts";

interface Own {
  publicUrl: string;
  signer: Signer;
  answer: (request: Request) => Response | Promise<Response>;
}

/** Somebody else's provider over the net, or our own in this process, which is asked by the same protocol. */
export function openIdentityOf(
  foreign: ForeignIdentity | undefined,
  { publicUrl, signer, answer }: Own,
): Identity {
  if (foreign) return openIdentity(foreign);
  return openIdentity({
    issuer: `${publicUrl || "http://localhost"}/auth`,
    clientId: SITE_CLIENT_ID,
    clientSecret: siteClientSecret(signer),
    endpoints: {},
    fetch: async (url, options) => answer(new Request(url, options as RequestInit)),
  });
}
