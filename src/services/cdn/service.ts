import { z } from "zod";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { PURGE_JOB } from "./plan-purge.ts";
import { purgeCdn } from "./purge-cdn.ts";

const Purge = z.object({ keys: z.array(z.string()).min(1) });

/** Purges changed pages from the CDN. Jobs from before the setting was removed are done. */
export function serveCdn({ cdn }: ServiceParts): Service {
  return {
    mounts: [],
    jobs: {
      [PURGE_JOB]: jobHandler(Purge, async ({ keys }, { signal }) => {
        if (cdn) await purgeCdn(cdn, keys, signal);
      }),
    },
  };
}
