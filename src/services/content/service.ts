import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createContentApp } from "./content-app.ts";

export function serveContent({ database, documentTypes }: ServiceParts): Service {
  const app = createContentApp(database, documentTypes);
  return {
    mounts: [
      { host: "goobe", app },
      { host: "content", app },
    ],
  };
}
