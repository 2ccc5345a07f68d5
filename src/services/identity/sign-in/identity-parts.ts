import type { Provider } from "oidc-provider";
import type { Signer } from "../../../platform/signing.ts";
import type { Log } from "../../http/backend-log.ts";
import type { OpenRateLimit } from "../../http/rate-limits.ts";
import type { IdentityTools } from "../identity-tools.ts";
import type { IdentityPages } from "../pages/identity-pages.ts";

export interface IdentityParts extends IdentityTools {
  publicUrl: string;
  brand: string;
  signer: Signer;
  log: Log;
  openLimit: OpenRateLimit;
  pages: IdentityPages;
  /** Opened on first use, so that a site without logins does not load it. */
  provider(): Promise<Provider>;
}
