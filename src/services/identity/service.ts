import type { Provider } from "oidc-provider";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createIdentityApp } from "./identity-app.ts";
import { identityTools } from "./identity-tools.ts";
import { createPages } from "./pages/identity-pages.ts";

/** Our own identity provider, where no other is set. A site without an address of its own has none: tokens name it. */
export function serveIdentity(parts: ServiceParts): Service {
  const { publicUrl, database, signer, brand, log } = parts;
  if (!parts.isOwnProvider || publicUrl === "") return { mounts: [] };
  const tools = identityTools(parts);
  const { accounts, delivery } = tools;
  const pages = createPages(brand);
  let opening: Promise<Provider> | undefined;
  const app = createIdentityApp({
    ...tools,
    publicUrl,
    brand,
    signer,
    pages,
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
