import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";

export function serveLeads({ leads }: ServiceParts): Service {
  return {
    mounts: [{ host: "bumblebee", app: leads.app }],
    jobs: leads.jobHandlers,
    stop: () => leads.settle(),
  };
}
