import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import type { Log } from "../../http/backend-log.ts";
import { FetchProblem } from "../fetch-problem.ts";
import { TryLater } from "../queue/try-later.ts";
import type { Task } from "./task.ts";

export interface Encoder {
  /** Fails with `FetchProblem` if an external picture is broken, and with `TryLater` if the process was lost twice. */
  perform(task: Task): Promise<unknown>;
  stop(): Promise<void>;
}

interface EncoderOptions {
  /** The priority below the server: from 1, slightly lower, to 19, only when the machine is idle. */
  niceness: number;
  log: Log;
  /** The memory limit; a process that uses more finishes its work and is replaced. */
  mostBytes?: number;
  /** The time limit of one task; a process that takes longer is killed. */
  mostMs?: number;
  file?: string;
}

export interface Order {
  id: number;
  task: Task;
}

const Answer = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  problem: z.object({ name: z.string(), message: z.string() }).optional(),
  memoryBytes: z.number(),
});
export type Answer = z.infer<typeof Answer>;

/** The task failed, but the encoder still works. */
export class EncodeProblem extends Error {
  override name = "EncodeProblem";
}

interface Pending {
  task: Task;
  resolve: (result: unknown) => void;
  reject: (reason: Error) => void;
  triesLeft: number;
}

const TRIES = 2;
const MAX_BYTES = 256 * 1024 * 1024;
const MAX_MS = 60_000;
const FILE = join(import.meta.dirname, "encoder-process.ts");

export function createEncoder(options: EncoderOptions): Encoder {
  const { log, mostBytes = MAX_BYTES, mostMs = MAX_MS } = options;
  const alive = new Set<Running>();
  let current: Running | undefined;
  let isStopped = false;

  function begin(): Running {
    const started = startProcess(options);
    alive.add(started);
    started.child.on("message", (message) => {
      const { id, result, problem, memoryBytes } = Answer.parse(message);
      const pending = started.take(id);
      if (problem) pending?.reject(errorOf(problem));
      else pending?.resolve(result);
      if (memoryBytes > mostBytes && current === started) current = undefined;
      if (current !== started && started.isIdle()) started.child.disconnect();
    });
    const end = () => {
      if (!alive.delete(started)) return;
      if (current === started) current = undefined;
      const lost = started.takeAll();
      if (lost.length > 0 && !isStopped)
        log.warn(
          { lost: lost.length, signal: started.child.signalCode },
          "A picture encoder ended unexpectedly.",
        );
      for (const pending of lost) send(pending);
    };
    started.child.once("exit", end);
    started.child.once("error", end);
    return started;
  }

  function send(pending: Pending): void {
    if (isStopped || pending.triesLeft === 0) {
      pending.reject(new TryLater("The picture could not be made. Try again a little later."));
      return;
    }
    pending.triesLeft -= 1;
    current ??= begin();
    current.give(pending, mostMs);
  }

  return {
    perform: (task) => new Promise((resolve, reject) => send({ task, resolve, reject, triesLeft: TRIES })),
    async stop() {
      isStopped = true;
      await Promise.all([...alive].map(({ kill }) => kill()));
    },
  };
}

interface Running {
  child: ChildProcess;
  give(pending: Pending, mostMs: number): void;
  take(id: number): Pending | undefined;
  takeAll(): Pending[];
  isIdle(): boolean;
  kill(): Promise<void>;
}

function startProcess({ niceness, file = FILE }: EncoderOptions): Running {
  const child = fork(file, [String(niceness)], {
    serialization: "advanced",
    execArgv: [],
    // The process opens files from strangers, so it gets no addresses or passwords. With few arenas, glibc does not
    // keep the memory of a large picture for each thread.
    env: { MALLOC_ARENA_MAX: "2" },
  });
  const given = new Map<number, { pending: Pending; watch: NodeJS.Timeout }>();
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  let last = 0;

  function take(id: number): Pending | undefined {
    const found = given.get(id);
    clearTimeout(found?.watch);
    given.delete(id);
    return found?.pending;
  }

  return {
    child,
    give(pending, mostMs) {
      last += 1;
      const watch = setTimeout(() => {
        // The task that took too long is not retried; the others in the process are.
        pending.triesLeft = 0;
        child.kill("SIGKILL");
      }, mostMs);
      const order: Order = { id: last, task: pending.task };
      given.set(last, { pending, watch });
      // If the channel is already closed, the exit of the process reports the failure.
      child.send(order, () => {});
    },
    take,
    takeAll: () => [...given.keys()].flatMap((id) => take(id) ?? []),
    isIdle: () => given.size === 0,
    kill() {
      child.kill("SIGKILL");
      return ended;
    },
  };
}

function errorOf({ name, message }: { name: string; message: string }): Error {
  return name === "FetchProblem" ? new FetchProblem(message) : new EncodeProblem(message);
}
