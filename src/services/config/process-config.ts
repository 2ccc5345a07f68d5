import { availableParallelism } from "node:os";
import { z } from "zod";
import { StartupProblem } from "../../platform/startup-problem.ts";

export const PROCESS_SETTINGS = {
  WORKERS: z
    .union([z.literal("auto"), z.coerce.number().int().min(1).max(64)], '"auto" or a number from 1 to 64')
    .default(1)
    .describe(
      "The number of processes that answer visitors; `auto`: one for each processor core. More than one needs `DATABASE_URL`; a further process then does the background work.",
    ),
  PROCESS_ROLE: z
    .enum(["all", "web", "background"])
    .default("all")
    .describe(
      "`web` answers visitors, `background` delivers leads, sends letters and prepares pictures, `all` does both. At least one process must do the background work.",
    ),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .optional()
    .describe(
      "The port on which `/metrics` answers Prometheus, on the address of `HOST`; keep it closed to visitors. Unset: nothing is measured.",
    ),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .default(0)
    .describe(
      "How long `/ready` answers 503 before a stopping site accepts no more connections, so that a load balancer can choose others first.",
    ),
};

const ProcessSettings = z.object(PROCESS_SETTINGS);
export type Role = z.output<typeof ProcessSettings>["PROCESS_ROLE"];

export function processConfigOf(
  settings: z.output<typeof ProcessSettings> & { DATABASE_URL?: string | undefined },
) {
  return {
    workers: workersOf(settings),
    role: settings.PROCESS_ROLE,
    drainMs: settings.DRAIN_SECONDS * 1000,
    metricsPort: settings.METRICS_PORT,
  };
}

function workersOf({ WORKERS, PROCESS_ROLE, DATABASE_URL }: Parameters<typeof processConfigOf>[0]): number {
  const workers = WORKERS === "auto" ? availableParallelism() : WORKERS;
  // The embedded database belongs to one process.
  if (workers === 1 || (WORKERS === "auto" && !DATABASE_URL)) return 1;
  if (PROCESS_ROLE !== "all")
    throw new StartupProblem("WORKERS starts processes of both roles; unset it, or unset PROCESS_ROLE.");
  if (!DATABASE_URL)
    throw new StartupProblem(
      `WORKERS=${WORKERS} needs PostgreSQL: set DATABASE_URL, or unset WORKERS. "npm run database -- move" copies an embedded database.`,
    );
  if (process.platform !== "linux")
    throw new StartupProblem("Several processes can share a port only on Linux; unset WORKERS.");
  return workers;
}
