import type { Provider } from "oidc-provider";
import type { Signer } from "../../../platform/signing.ts";
import type { Log } from "../../http/backend-log.ts";
import type { IdentityTools } from "../identity-tools.ts";
import type { IdentityPages } from "../pages/identity-pages.ts";

export interface IdentityParts extends IdentityTools {
  publicUrl: string;
  brand: string;
  signer: Signer;
  log: Log;
  pages: IdentityPages;
  /** Opened when it is first needed: a site that nobody signs in to does not load it. */
  provider(): Promise<Provider>;
}
