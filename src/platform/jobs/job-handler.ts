import { z } from "zod";

export interface JobContext {
  jobId: string;
  attempt: number;
  /**
   * Aborted when another worker may have claimed the job, because this one could not renew its lease, and when the
   * process stops and cannot wait any longer.
   */
  signal: AbortSignal;
}

export interface JobHandler {
  handle(payload: unknown, context: JobContext): Promise<void>;
}

/** A failure that a retry cannot fix: the job becomes dead immediately. */
export class PermanentFailure extends Error {
  override readonly name = "PermanentFailure";
}

/** The work runs at least once for each job, so it must be safe to run again. */
export function jobHandler<Schema extends z.ZodType>(
  schema: Schema,
  work: (payload: z.output<Schema>, context: JobContext) => Promise<void>,
): JobHandler {
  return {
    async handle(payload, context) {
      const parsed = schema.safeParse(payload);
      if (!parsed.success) {
        throw new PermanentFailure(
          `The payload does not match the schema of this job: ${z.prettifyError(parsed.error)}`,
        );
      }
      await work(parsed.data, context);
    },
  };
}
