import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartupProblem } from "../../platform/startup-problem.ts";
import type { Role } from "../../services/config/process-config.ts";
import type { ReportedMetrics } from "../metrics/serve-metrics.ts";
import { type Notice, type SocketsFrom, send } from "./messages.ts";

export interface SiteProcess {
  pid: number | undefined;
  child: ChildProcess;
  /** Resolves when the process can answer; fails if it ends before. */
  ready: Promise<void>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Undefined if the process ends or is too busy to answer. */
  metrics(): Promise<ReportedMetrics | undefined>;
  stop(): Promise<void>;
}

const METRICS_LIMIT_MS = 5_000;

/** As the operator wrote it: a link to a folder may lead to another release by now. */
const MAIN = process.argv[1] ?? join(import.meta.dirname, "../main.ts");

export function startSiteProcess(role: Exclude<Role, "all">, sockets: SocketsFrom): SiteProcess {
  const root = join(dirname(MAIN), "../..");
  const ownNode = join(root, "node_modules/.bin/node");
  const child = fork(MAIN, [`--sockets=${sockets}`], {
    cwd: root,
    execPath: existsSync(ownNode) ? ownNode : process.execPath,
    env: { ...process.env, PROCESS_ROLE: role, WORKERS: "1" },
  });
  const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }));
  const ready = new Promise<void>((resolve, reject) => {
    child.on("message", (notice: Notice) => {
      if (notice === "ready") resolve();
    });
    void ended.then(({ code, signal }) =>
      reject(
        new StartupProblem(`A ${role} process ended before it was ready (${signal ?? `status ${code}`}).`),
      ),
    );
  });
  // A caller that waits for it handles the failure.
  ready.catch(() => {});
  return {
    pid: child.pid,
    child,
    ready,
    ended,
    async metrics() {
      const reported = new Promise<ReportedMetrics>((resolve) => {
        child.on("message", function read(notice: Notice) {
          if (typeof notice === "string" || !("metrics" in notice)) return;
          child.off("message", read);
          resolve(notice.metrics);
        });
      });
      await send(child, "report-metrics");
      return Promise.race([
        reported,
        ended.then(() => undefined),
        pause(METRICS_LIMIT_MS, undefined, { ref: false }),
      ]);
    },
    async stop() {
      await send(child, "stop");
      await ended;
    },
  };
}
