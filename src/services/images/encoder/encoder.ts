import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import type { Log } from "../../http/backend-log.ts";
import { FetchProblem } from "../fetch-problem.ts";
import { NotNow } from "../queue/not-now.ts";
import type { Task } from "./task.ts";

export interface Encoder {
  /** Fails with `FetchProblem` where a picture of someone else is broken, with `NotNow` where the process was lost twice. */
  perform(task: Task): Promise<unknown>;
  stop(): Promise<void>;
}

interface EncoderOptions {
  /** How far behind the server: from 1, hardly, to 19, only when nobody else needs the machine. */
  niceness: number;
  log: Log;
  /** Of memory; a process that holds more finishes what it has, and another takes its place. */
  mostBytes?: number;
  /** For one task; a process that takes longer is ended. */
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

/** The encoder could not do it, and is well. */
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
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_MS = 60_000;
const FILE = join(import.meta.dirname, "encoder-process.ts");

export function createEncoder(options: EncoderOptions): Encoder {
  const { log, mostBytes = MOST_BYTES, mostMs = MOST_MS } = options;
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
        log.warn({ lost: lost.length, signal: started.child.signalCode }, "An encoder of pictures died.");
      for (const pending of lost) send(pending);
    };
    started.child.once("exit", end);
    started.child.once("error", end);
    return started;
  }

  function send(pending: Pending): void {
    if (isStopped || pending.triesLeft === 0) {
      pending.reject(new NotNow("The picture could not be made. Try again a little later."));
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
    // It opens what strangers send, and so is told nothing: no address, no password. Few arenas, or glibc keeps for each
    // thread what a large picture once took.
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
        // Whoever kept it so long is to blame: its neighbours are tried again, it is not.
        pending.triesLeft = 0;
        child.kill("SIGKILL");
      }, mostMs);
      const order: Order = { id: last, task: pending.task };
      given.set(last, { pending, watch });
      // Where the channel is closed already, the end of the process says the rest.
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
