import { Server, Socket } from "node:net";
import type { Listener } from "../listen.ts";
import type { ReportedMetrics } from "../metrics/serve-metrics.ts";
import { type Order, send } from "./messages.ts";

interface Followed {
  /** Undefined in the process for background work. */
  listener: Listener | undefined;
  reload(): Promise<unknown>;
  metrics: (() => Promise<ReportedMetrics>) | undefined;
  stop(how: HowToStop): Promise<void>;
  drainMs: number;
}

export interface HowToStop {
  /** How long new connections are still accepted. */
  drainingMs: number;
  /** Another process has taken over the port, so load balancers need not notice. */
  isReplaced?: boolean;
}

/** A client may send one more request on an open connection, and learns from its response that it must open another. */
const LAST_REQUEST_MS = 6_000;

/** Only a process whose event loop runs sends this notice. */
const ALIVE_EVERY_MS = 2_000;

/** Tells the supervisor that this process is ready, and does what it orders from then on. */
export function followOrders({ listener, reload, metrics, stop, drainMs }: Followed): void {
  let isStopping = false;
  async function end(how: HowToStop): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await stop(how);
    process.exit(0);
  }

  process.on("message", async (order: Order, handle) => {
    if (order === "socket" && handle instanceof Server) await listener?.adopt(handle);
    if (order === "connection" && handle instanceof Socket) listener?.take(handle);
    if (order === "reload-content") await reload();
    if (order === "report-metrics" && metrics) await send(process, { metrics: await metrics() });
    if (order === "hand-over") {
      await listener?.handOver((socket) => send(process, "socket", socket));
      await send(process, "handed-over");
      await end({ drainingMs: LAST_REQUEST_MS, isReplaced: true });
    }
    if (order === "stop") await end({ drainingMs: drainMs });
  });
  // A terminal sends them to all processes; the supervisor decides.
  for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => {});
  process.on("SIGTERM", () => void end({ drainingMs: drainMs }));
  process.on("disconnect", () => void end({ drainingMs: 0 }));
  // The supervisor may have ended while this process was starting.
  if (!process.connected) void end({ drainingMs: 0 });
  void send(process, "ready");
  setInterval(() => void send(process, "alive"), ALIVE_EVERY_MS).unref();
}
