import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createConsentApp } from "./consent-app.ts";

export function serveConsent({ database }: ServiceParts): Service {
  return { mounts: [{ host: "bumblebee", app: createConsentApp(database) }] };
}
