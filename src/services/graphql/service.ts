import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createGraphqlApp } from "./graphql-app.ts";

export function serveGraphql({ documentTypes: types, mode = "production", ...parts }: ServiceParts): Service {
  return { mounts: [{ host: "graphql", app: createGraphqlApp({ ...parts, types, mode }) }] };
}
