import type { Provider } from "oidc-provider";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createAccounts } from "./accounts.ts";
import { createIdentityApp } from "./identity-app.ts";
import { createPages } from "./pages/identity-pages.ts";
import { createPasskeys } from "./passkeys/passkeys.ts";
import { createDelivery } from "./passwords/delivery.ts";
import { createPasswords } from "./passwords/one-time-passwords.ts";

const USUAL_LIMITS = { perTarget: 5, perAddress: 30, inAll: 5000 };

/** Our own identity provider, where no other is set. A site without an address of its own has none: tokens name it. */
export function serveIdentity(parts: ServiceParts): Service {
  const { publicUrl, database, signer, brand, log } = parts;
  if (parts.authIssuer !== undefined || publicUrl === "") return { mounts: [] };
  const accounts = createAccounts(database.db);
  const pages = createPages(brand);
  const delivery = createDelivery(parts);
  let opening: Promise<Provider> | undefined;
  const app = createIdentityApp({
    publicUrl,
    brand,
    signer,
    accounts,
    pages,
    delivery,
    passwords: createPasswords({ database, signer, limits: parts.passwordLimits ?? USUAL_LIMITS }),
    passkeys: createPasskeys(database.db),
    provider() {
      opening ??= open();
      // One that fails is tried anew: the database may be back by then.
      opening.catch(() => {
        opening = undefined;
      });
      return opening;
    },
  });
  async function open(): Promise<Provider> {
    const { openProvider } = await import("./provider/open-provider.ts");
    return openProvider({ database, publicUrl, signer, accounts, pages, log });
  }
  return { mounts: [{ host: "own", app }], stop: () => delivery.settled() };
}
