import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createSearchApp } from "./search-app.ts";

export function serveSearch({ database }: ServiceParts): Service {
  return { mounts: [{ host: "content", app: createSearchApp(database) }] };
}
