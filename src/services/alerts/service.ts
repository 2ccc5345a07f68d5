import { jobHandler, PermanentFailure } from "../../platform/jobs/job-handler.ts";
import { postSigned } from "../http/post-signed.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { Alert, SEND_ALERT } from "./alert-job.ts";

/** Sends alerts to the operator's webhook. If the setting was removed since, a job does nothing. */
export function serveAlerts({ alerts }: Pick<ServiceParts, "alerts">): Service {
  return {
    mounts: [],
    jobs: {
      [SEND_ALERT]: jobHandler(Alert, async (alert, { jobId, signal }) => {
        if (!alerts) return;
        const text =
          alert.event === "lead.dead"
            ? `Lead ${alert.leadId} was not delivered to the CRM. "npm run -s leads -- replay ${alert.leadId}" sends it again.`
            : `The job ${alert.job.id} (${alert.job.kind}) failed ${alert.job.attempts} times and is dead.`;
        const status = await postSigned(alerts, {
          key: jobId,
          body: JSON.stringify({ ...alert, text }),
          signal,
        });
        if (status >= 200 && status < 300) return;
        const sentence = `The alert webhook answered ${status}.`;
        throw REFUSED.includes(status) ? new PermanentFailure(sentence) : new Error(sentence);
      }),
    },
  };
}

/** Another attempt with the same address and secret is refused again. */
const REFUSED = [400, 401, 403, 404, 410];
