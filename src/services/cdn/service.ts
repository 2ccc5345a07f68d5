import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import { announceChanges } from "../content/announce-changes.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { ALL_NOTIFIED_MS, PURGE_JOB } from "./plan-purge.ts";
import { purgeCdn } from "./purge-cdn.ts";

const Purge = z.object({ keys: z.array(z.string()).min(1), announced: z.array(z.string()).optional() });

/** Purges changed pages from the CDN. If the setting was removed since, a job does nothing. */
export function serveCdn({ cdn, database }: ServiceParts): Service {
  return {
    mounts: [],
    jobs: {
      [PURGE_JOB]: jobHandler(Purge, async ({ keys, announced }, { signal }) => {
        if (!cdn) return;
        if (announced) {
          await announceChanges(database, announced);
          await pause(ALL_NOTIFIED_MS, undefined, { signal });
        }
        await purgeCdn(cdn, keys, signal);
      }),
    },
  };
}
