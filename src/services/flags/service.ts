import { join } from "node:path";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { openFlags } from "./flags.ts";
import { createFlagsApp } from "./flags-app.ts";

export async function serveFlags({ contentDirectory, unleash, log }: ServiceParts): Promise<Service> {
  const flags = await openFlags(join(contentDirectory, "flags.json"), unleash ?? {}, log);
  return { mounts: [{ host: "bumblebee", app: createFlagsApp(flags) }], stop: () => flags.stop() };
}
