import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createCompanyNewsApp } from "./company-news-app.ts";

export function serveCompanyNews({ database }: ServiceParts): Service {
  return { mounts: [{ host: "bumblebee", app: createCompanyNewsApp(database) }] };
}
