import { setTimeout as pause } from "node:timers/promises";
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
  /** Deletes what is older than its retention. */
  cleanUp?: ((signal: AbortSignal) => Promise<void>) | undefined;
}

export async function startJobWorkers(
  database: Database,
  handlers: Readonly<Record<string, JobHandler>>,
  log: Log,
  { tracer, alerts, cleanUp }: WorkerOptions = {},
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
  const stopping = new AbortController();
  const cleaning = cleanUp && cleanDaily(cleanUp, log, stopping.signal);
  return {
    async stop() {
      clearInterval(freeing);
      stopping.abort();
      await Promise.all([cleaning, ...workers.map((worker) => worker.stop())]);
    },
  };
}

const AT_THE_SAME_TIME = 4;
const FREE_EVERY_MS = 60_000;

/** After the start, when the first visitors have been answered, and then once a day. */
const FIRST_CLEANING_MS = 60_000;
const CLEAN_EVERY_MS = 24 * 60 * 60_000;
const CLEAN_AGAIN_MS = 60 * 60_000;

async function cleanDaily(
  cleanUp: NonNullable<WorkerOptions["cleanUp"]>,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  let wait = FIRST_CLEANING_MS;
  for (;;) {
    await pause(wait, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    try {
      await cleanUp(signal);
      wait = CLEAN_EVERY_MS;
    } catch (error) {
      wait = CLEAN_AGAIN_MS;
      log.error(
        { error: reasonOf(error) },
        "Old data could not be deleted; the site tries again in an hour.",
      );
    }
  }
}

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
