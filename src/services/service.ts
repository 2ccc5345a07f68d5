import type { Hono } from "hono";
import type { HostName } from "../contracts/hosts.ts";
import type { JobHandler } from "../platform/jobs/job-handler.ts";

export interface Service {
  mounts: readonly { host: HostName; app: Hono }[];
  jobs?: Readonly<Record<string, JobHandler>>;
  reload?(): Promise<void>;
  stop?(): Promise<void> | void;
}
