import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createApiDocsApp } from "./api-docs-app.ts";

export async function serveApiDocs({ publicUrl, brand }: ServiceParts): Promise<Service> {
  return { mounts: [{ host: "own", app: await createApiDocsApp({ publicUrl, brand }) }] };
}
