import { join } from "node:path";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createVideosApp } from "./videos-app.ts";

export function serveVideos({ contentDirectory }: ServiceParts): Service {
  return { mounts: [{ host: "own", app: createVideosApp(join(contentDirectory, "videos")) }] };
}
