import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { staffAccess } from "../staff/access/staff-access.ts";
import { createRedirectsApp } from "./redirects-app.ts";

/** Redirects that members add. */
export function serveRedirects(parts: ServiceParts): Service {
  const { redirects } = parts;
  return {
    mounts: [{ host: "own", app: createRedirectsApp(parts, staffAccess(parts), redirects) }],
    stop: () => redirects.stop(),
  };
}
