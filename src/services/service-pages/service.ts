import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createServicePagesApp } from "./service-pages-app.ts";

export function serveServicePages({ database }: ServiceParts): Service {
  return { mounts: [{ host: "backend", app: createServicePagesApp(database) }] };
}
