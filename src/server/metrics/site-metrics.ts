import { getHeapStatistics } from "node:v8";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "../../platform/database/database.ts";
import type { PageCache } from "../../platform/page-cache.ts";
import { DELIVER_LEAD } from "../../services/leads/lead-jobs.ts";
import type { Lanes } from "../pages/lanes.ts";
import type { AnsweredMetrics } from "./kind-of-response.ts";

/** From a page in the cache to a page that waits for a slow upstream. */
const SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** No label contains an address, a query or anything else that a visitor has sent. */
export interface SiteMetrics extends AnsweredMetrics {
  registry: Registry;
  statement(milliseconds: number): void;
}

export function createSiteMetrics(): SiteMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const responses = new Histogram({
    name: "atrium_response_seconds",
    help: "Responses by page or kind of address and by class of status, without the time of the transfer.",
    labelNames: ["kind", "status"],
    buckets: SECONDS,
    registers: [registry],
  });
  const statements = new Histogram({
    name: "atrium_statement_seconds",
    help: "Database statements, including the wait for a connection.",
    buckets: SECONDS,
    registers: [registry],
  });
  const shed = new Counter({
    name: "atrium_shed_total",
    help: "Requests that were refused because too many others waited.",
    registers: [registry],
  });
  return {
    registry,
    shed: () => shed.inc(),
    statement: (milliseconds) => statements.observe(milliseconds / 1000),
    answered(kind, status, milliseconds) {
      responses.observe({ kind, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000);
    },
  };
}

export interface Watched {
  cache: PageCache;
  lanes: Lanes;
  circuits: { states(): readonly (readonly [host: string, isOpen: boolean])[] };
  /** Undefined in a web process of several: the background process reports the jobs for all. */
  jobsIn: Pick<Database, "read"> | undefined;
  /** Undefined if this process makes no backups. */
  lastBackup?: (() => Promise<{ at: string } | undefined>) | undefined;
  problem(): Promise<string | undefined>;
  databaseFails(): boolean;
}

/** Values that are read when the metrics are requested. */
export function watchSite(
  { registry }: SiteMetrics,
  { cache, lanes, circuits, jobsIn, lastBackup, problem, databaseFails }: Watched,
): void {
  const registers = [registry];
  function gauge(
    name: string,
    help: string,
    collect: (set: SetValue) => void | Promise<void>,
    label?: string,
  ): void {
    const labelNames = label ? [label] : [];
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset();
        await collect((value, named) =>
          label && named ? this.set({ [label]: named }, value) : this.set(value),
        );
      },
    });
  }

  gauge("atrium_page_cache_bytes", "The size of the cached pages.", (set) => set(cache.bytes));
  gauge("atrium_page_cache_pages", "The number of cached pages.", (set) => set(cache.size));
  gauge(
    "atrium_lane_waiting",
    "Requests that wait for their turn, by lane.",
    (set) => {
      for (const [lane, count] of Object.entries(lanes.waiting())) set(count, lane);
    },
    "lane",
  );
  gauge(
    "atrium_circuit_open",
    "1 while no request is sent to an upstream, the object store or the replica, because it fails or is behind.",
    (set) => {
      for (const [host, isOpen] of circuits.states()) set(isOpen ? 1 : 0, host);
    },
    "host",
  );
  gauge("atrium_healthy", "1 if /health answers 200.", async (set) => set((await problem()) ? 0 : 1));
  gauge("atrium_processes", "1 for each process.", (set) => set(1));
  gauge("atrium_database_failing", "1 while the database does not answer or does not store.", (set) =>
    set(databaseFails() ? 1 : 0),
  );
  gauge("atrium_heap_limit_bytes", "The heap at which Node ends the process.", (set) =>
    set(getHeapStatistics().heap_size_limit),
  );
  if (lastBackup)
    gauge("atrium_backup_age_seconds", "How long ago the last backup was made.", async (set) => {
      const last = await lastBackup().catch(() => undefined);
      if (last) set((Date.now() - Date.parse(last.at)) / 1000);
    });
  if (!jobsIn) return;
  gauge(
    "atrium_jobs",
    "Jobs by state; a dead one needs an operator.",
    async (set) => {
      const counts = new Map<string, number>();
      for (const { state, count } of await jobs(jobsIn)) counts.set(state, (counts.get(state) ?? 0) + count);
      for (const [state, count] of counts) set(count, state);
    },
    "state",
  );
  gauge(
    "atrium_dead_jobs",
    "Dead jobs by kind.",
    async (set) => {
      set(0, DELIVER_LEAD);
      for (const { state, kind, count } of await jobs(jobsIn)) if (state === "dead") set(count, kind);
    },
    "kind",
  );
  gauge("atrium_oldest_job_seconds", "How long the oldest due job has waited.", async (set) => {
    const waiting = (await jobs(jobsIn)).filter(({ state }) => state === "waiting");
    const [due] = waiting.map((job) => job.due).sort();
    set(due ? Math.max(0, (Date.now() - Date.parse(due)) / 1000) : 0);
  });
}

type SetValue = (value: number, label?: string) => void;

/** Finished jobs are a long history, so they are not counted. */
function jobs({ read }: Pick<Database, "read">) {
  return read<{ state: string; kind: string; count: number; due: string }>({
    sql: "select state, kind, count(*) as count, min(run_at) as due from jobs where state in ('waiting', 'running', 'dead') group by state, kind",
    parameters: [],
  }).catch(() => []);
}
