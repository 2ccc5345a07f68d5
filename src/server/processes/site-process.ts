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
  /** How long it has sent no notice. */
  silentForMs(): number;
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
  let heardAt = performance.now();
  const ready = new Promise<void>((resolve, reject) => {
    child.on("message", (notice: Notice) => {
      heardAt = performance.now();
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
    silentForMs: () => performance.now() - heardAt,
    async metrics() {
      const answered = Promise.withResolvers<ReportedMetrics>();
      const read = (notice: Notice) => {
        if (typeof notice !== "string" && "metrics" in notice) answered.resolve(notice.metrics);
      };
      child.on("message", read);
      await send(child, "report-metrics");
      const reported = await Promise.race([
        answered.promise,
        ended.then(() => undefined),
        pause(METRICS_LIMIT_MS, undefined, { ref: false }),
      ]);
      child.off("message", read);
      return reported;
    },
    async stop() {
      await send(child, "stop");
      await ended;
    },
  };
}
