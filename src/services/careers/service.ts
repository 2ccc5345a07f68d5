import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createCareers } from "./careers-app.ts";

export function serveCareers({ database, careersPortals: portals = {}, log }: ServiceParts): Service {
  const careers = createCareers({ database, portals, log });
  return { mounts: [{ host: "bumblebee", app: careers.app }], stop: () => careers.stop() };
}
