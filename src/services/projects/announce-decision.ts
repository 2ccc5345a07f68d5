import type { Kysely } from "kysely";
import { z } from "zod";
import type { Schema } from "../../platform/database/schema.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { type JobHandler, jobHandler, PermanentFailure } from "../../platform/jobs/job-handler.ts";
import { postSigned, type WebhookTarget } from "../http/post-signed.ts";

export const ANNOUNCE_DECISION = "announce-decision";

const Decided = z.object({
  projectId: z.string(),
  decision: z.string(),
  option: z.string(),
  decidedOn: z.string(),
});

/** Call it in the transaction of the decision. The notice has ids only, and no words of the customer. */
export async function announceDecision(db: Kysely<Schema>, decided: z.output<typeof Decided>): Promise<void> {
  const { projectId, decision } = decided;
  const uniqueKey = `${ANNOUNCE_DECISION}:${projectId}:${decision}`;
  await enqueue(db, { kind: ANNOUNCE_DECISION, payload: decided, uniqueKey });
}

/** The job "announce-decision": the webhook `project.decided`. */
export function announcementOfDecisions(db: Kysely<Schema>, target: WebhookTarget): JobHandler {
  return jobHandler(Decided, async ({ projectId, ...decided }, { jobId, signal }) => {
    const project = await db
      .selectFrom("projects")
      .select(["id", "code", "country"])
      .where("id", "=", projectId)
      .executeTakeFirst();
    // The project was erased in the meantime.
    if (!project) return;
    const body = JSON.stringify({ event: "project.decided", project, ...decided });
    const status = await postSigned(target, { key: jobId, body, signal });
    if (status >= 200 && status < 300) return;
    const sentence = `The project webhook answered ${status}.`;
    throw REFUSED.includes(status) ? new PermanentFailure(sentence) : new Error(sentence);
  });
}

/** Another attempt with the same address and secret is refused again. */
const REFUSED = [400, 401, 403, 404, 410];
