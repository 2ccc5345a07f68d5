import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createLooksApp } from "./looks-app.ts";

export function serveLooks({ database }: ServiceParts): Service {
  return { mounts: [{ host: "web-backend", app: createLooksApp(database) }] };
}
