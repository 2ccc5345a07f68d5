import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createVegaApp } from "./vega-app.ts";

export function serveVega({ database, documentTypes }: ServiceParts): Service {
  return { mounts: [{ host: "backend", app: createVegaApp(database, documentTypes) }] };
}
