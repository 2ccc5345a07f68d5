import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { EXPIRE_LEADS, enqueueExpiry, expireLeads } from "./expire-leads.ts";

export async function serveLeads({
  leads,
  database: { db },
  leadRetentionDays: days,
  log,
}: ServiceParts): Promise<Service> {
  if (days !== undefined) await enqueueExpiry(db);
  return {
    mounts: [{ host: "bumblebee", app: leads.app }],
    jobs: {
      ...leads.jobHandlers,
      ...(days !== undefined && { [EXPIRE_LEADS]: expireLeads({ db, days, log }) }),
    },
    stop: () => leads.settle(),
  };
}
