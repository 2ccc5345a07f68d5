import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createEstimatesApp } from "./estimates-app.ts";

export function serveEstimates({ database }: ServiceParts): Service {
  return { mounts: [{ host: "bumblebee", app: createEstimatesApp(database) }] };
}
