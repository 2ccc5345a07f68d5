import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createOembedApp } from "./oembed-app.ts";

export function serveOembed({ embedOf = () => undefined, ...parts }: ServiceParts): Service {
  return { mounts: [{ host: "own", app: createOembedApp({ ...parts, embedOf }) }] };
}
