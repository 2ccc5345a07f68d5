import type { ChildProcess, SendHandle } from "node:child_process";
import type { ReportedMetrics } from "../metrics/serve-metrics.ts";

/** What the supervisor sends to a process, in the order in which it may arrive. */
export type Order =
  /** With a socket, or with one of its connections, that the process before has handed over. */
  | "socket"
  | "connection"
  | "reload-content"
  | "report-metrics"
  /** To a process that is replaced: it gives its sockets to the supervisor, and ends after its last response. */
  | "hand-over"
  | "stop";

/** What a process sends to the supervisor. */
export type Notice = "ready" | "alive" | "socket" | "handed-over" | { metrics: ReportedMetrics };

/** The process opens its own sockets, or waits for those of the process that it replaces. */
export type SocketsFrom = "shared" | "adopted";

type Sender = Pick<ChildProcess, "send"> | NodeJS.Process;

/** Resolves when the message is sent, also if the other process has ended meanwhile. */
export function send(to: Sender, message: Order | Notice, handle?: SendHandle): Promise<void> {
  return new Promise((resolve) => {
    if (!to.send) return resolve();
    to.send(message, handle, {}, () => resolve());
  });
}
