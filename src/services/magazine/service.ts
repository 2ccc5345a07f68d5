import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createMagazineApp } from "./magazine-app.ts";
import { createWcmsApp } from "./wcms-app.ts";

export function serveMagazine({ database, publicUrl, brand }: ServiceParts): Service {
  return {
    mounts: [
      { host: "web-backend", app: createMagazineApp(database, { publicUrl, brand }) },
      { host: "wcms", app: createWcmsApp(database) },
    ],
  };
}
