import type { Hono } from "hono";
import type { HostName } from "../contracts/hosts.ts";
import type { JobHandler } from "../platform/jobs/job-handler.ts";

export interface Service {
  mounts: readonly { host: HostName; app: Hono }[];
  jobs?: Readonly<Record<string, JobHandler>>;
  reload?(): Promise<void>;
  /** Ends responses that would never end by themselves, before a stopping process waits for the others. */
  endStreams?(): void;
  stop?(): Promise<void> | void;
}
