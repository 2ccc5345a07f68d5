import type { Signer } from "../../platform/signing.ts";

/** The id of the site at the identity provider. */
export const SITE_CLIENT_ID = "atrium-site";

/** Both ends derive the same secret from the signing secret of the database, so it is not configured. */
export function siteClientSecret(signer: Pick<Signer, "fingerprint">): string {
  return signer.fingerprint("site-client", SITE_CLIENT_ID);
}
