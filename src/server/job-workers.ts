import type { Database } from "../platform/database/database.ts";
import { releaseJobsOfStoppedWorkers, releaseJobsWithFutureLease } from "../platform/jobs/free-jobs.ts";
import type { JobHandler } from "../platform/jobs/job-handler.ts";
import {
  type JobEvent,
  type JobWorker,
  LEASE_MS,
  startJobWorker,
} from "../platform/jobs/start-job-worker.ts";
import type { Log } from "../platform/log.ts";
import type { Tracer } from "../platform/tracing/current-trace.ts";
import { alertOfDeadJob } from "../services/alerts/alert-job.ts";
import type { Config } from "../services/config/config.ts";

interface WorkerOptions {
  tracer?: Tracer | undefined;
  /** Where dead jobs are reported. */
  alerts?: Config["alerts"];
}

export async function startJobWorkers(
  database: Database,
  handlers: Readonly<Record<string, JobHandler>>,
  log: Log,
  { tracer, alerts }: WorkerOptions = {},
): Promise<JobWorker> {
  await releaseJobsOfStoppedWorkers(database);
  const free = () =>
    releaseJobsWithFutureLease(database, { leaseMs: LEASE_MS }).catch((error) =>
      tell(log, { type: "failure", error }),
    );
  await free();
  const freeing = setInterval(free, FREE_EVERY_MS).unref();
  const workers = Object.entries(handlers).map(([kind, handler]) =>
    startJobWorker({
      database,
      handlers: { [kind]: handler },
      concurrency: AT_THE_SAME_TIME,
      report: (event) => tell(log, event),
      tracer,
      alertOf: alerts && alertOfDeadJob,
    }),
  );
  return {
    async stop() {
      clearInterval(freeing);
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

const AT_THE_SAME_TIME = 4;
const FREE_EVERY_MS = 60_000;

function tell(log: Log, { type, ...event }: JobEvent): void {
  const about = "error" in event ? { ...event, error: reasonOf(event.error) } : event;
  if (type === "done") log.debug(about, "A job is done.");
  else if (type === "retry") log.warn(about, "A job failed and will be tried again.");
  else if (type === "dead") log.error(about, "A job is dead; it is kept and can be replayed.");
  else if (type === "lost")
    log.warn(about, "The lease of a job ended before the job was done, and another worker took it too.");
  else log.error(about, "The jobs cannot be read.");
}

/** The error itself is not logged, because databases may add a row about a person to it. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
}
