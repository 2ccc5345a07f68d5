import { z } from "zod";
import type { JobRow } from "../../platform/database/schema.ts";
import type { NewJob } from "../../platform/jobs/enqueue.ts";
import { DELIVER_LEAD } from "../leads/lead-jobs.ts";

export const SEND_ALERT = "send-alert";

export const Alert = z.object({
  event: z.enum(["lead.dead", "job.dead"]),
  at: z.string(),
  job: z.object({ id: z.string(), kind: z.string(), attempts: z.number() }),
  leadId: z.string().optional(),
});

/** Delays double up to an hour, so this is about a day. */
const ATTEMPTS_OF_A_DAY = 40;

const OfLead = z.object({ leadId: z.string() });

type DeadJob = Pick<JobRow, "id" | "kind" | "attempts" | "payload" | "claim">;

/**
 * The job that reports a dead job. It has ids only: the text of an error may name a person. A dead alert is not
 * reported, because the same webhook would refuse the report.
 */
export function alertOfDeadJob({ id, kind, attempts, payload, claim }: DeadJob): NewJob | undefined {
  if (kind === SEND_ALERT) return undefined;
  const ofLead = OfLead.safeParse(JSON.parse(payload));
  const alert: z.input<typeof Alert> = {
    event: kind === DELIVER_LEAD ? "lead.dead" : "job.dead",
    at: new Date().toISOString(),
    job: { id, kind, attempts },
    ...(ofLead.success && { leadId: ofLead.data.leadId }),
  };
  // A job that is replayed and dies again has another claim, and is reported again.
  return {
    kind: SEND_ALERT,
    payload: alert,
    uniqueKey: `${SEND_ALERT}:${claim}`,
    maxAttempts: ATTEMPTS_OF_A_DAY,
  };
}
