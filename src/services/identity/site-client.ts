import type { Signer } from "../../platform/signing.ts";

/** Under which the site is known to the identity provider. */
export const SITE_CLIENT_ID = "atrium-site";

/** The same at both ends, without anybody writing it down: both read the signing secret of the database. */
export function siteClientSecret(signer: Pick<Signer, "fingerprint">): string {
  return signer.fingerprint("site-client", SITE_CLIENT_ID);
}
