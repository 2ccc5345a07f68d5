import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createVisitsApp } from "./visits-app.ts";

export function serveVisits({ database }: ServiceParts): Service {
  return { mounts: [{ host: "bumblebee", app: createVisitsApp(database) }] };
}
