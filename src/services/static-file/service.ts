import { join } from "node:path";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createStaticFileApp } from "./static-file-app.ts";

export function serveStaticFile({ contentDirectory }: ServiceParts): Service {
  return { mounts: [{ host: "bumblebee", app: createStaticFileApp(join(contentDirectory, "brochures")) }] };
}
