import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createIdentityApp } from "./identity-app.ts";
import { identityTools } from "./identity-tools.ts";

export function serveIdentity(parts: ServiceParts): Service {
  const { publicUrl, signer, brand, log, openLimit, ownProvider } = parts;
  if (!ownProvider) return { mounts: [] };
  const tools = identityTools(parts);
  const { pages, open: provider } = ownProvider;
  const app = createIdentityApp({ ...tools, publicUrl, brand, signer, log, openLimit, pages, provider });
  return { mounts: [{ host: "own", app }], stop: () => tools.delivery.settled() };
}
