import type { Hono } from "hono";
import type { HostName } from "../contracts/hosts.ts";
import type { JobHandler } from "../platform/jobs/job-handler.ts";

/** What a folder of services adds to the backends. */
export interface Service {
  /** Its apps, each below the host whose calls it answers. */
  mounts: readonly { host: HostName; app: Hono }[];
  /** What is to be done later, by kind of job. */
  jobs?: Readonly<Record<string, JobHandler>>;
  /** Reads again what it keeps of the content folder. */
  reload?(): Promise<void>;
  stop?(): Promise<void> | void;
}
