import type { Signer } from "../../platform/signing.ts";

/** The site, as our own provider knows it. */
export const SITE_CLIENT_ID = "atrium-site";

/** Both ends are ours and share the database's secret: there is nothing to be configured. */
export function siteClientSecret(signer: Signer): string {
  return signer.fingerprint("site-client", SITE_CLIENT_ID);
}
