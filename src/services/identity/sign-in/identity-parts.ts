import type { Provider } from "oidc-provider";
import type { Signer } from "../../../platform/signing.ts";
import type { Accounts } from "../accounts.ts";
import type { IdentityPages } from "../pages/identity-pages.ts";
import type { Passkeys } from "../passkeys/passkeys.ts";
import type { Delivery } from "../passwords/delivery.ts";
import type { OneTimePasswords } from "../passwords/one-time-passwords.ts";

/** What the pages of a sign-in stand on. */
export interface IdentityParts {
  publicUrl: string;
  brand: string;
  signer: Signer;
  accounts: Accounts;
  passwords: OneTimePasswords;
  passkeys: Passkeys;
  delivery: Delivery;
  pages: IdentityPages;
  /** Opened when it is first needed: a site that nobody signs in to does not load it. */
  provider(): Promise<Provider>;
}
