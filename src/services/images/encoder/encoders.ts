import { z } from "zod";
import type { Log } from "../../http/backend-log.ts";
import type { Bytes } from "../queue/picture-queue.ts";
import type { Original } from "./encode-picture.ts";
import { createEncoder } from "./encoder.ts";
import type { Task } from "./task.ts";

/** The processes that make pictures. They begin with what they are given at once: turns are the queue's matter. */
export interface Encoders {
  makeQuick(task: Task): Promise<Bytes>;
  makeSmall(task: Task): Promise<Bytes>;
  measure(input: Original["input"]): Promise<{ width: number; height: number }>;
  stop(): Promise<void>;
}

// Two, because a priority belongs to a process: what somebody looks at must not wait for the last of what nobody waits for.
const NICENESS = { quick: 3, small: 10 };
const Size = z.object({ width: z.number(), height: z.number() });
const Picture = z.instanceof(Uint8Array);

export function createEncoders(log: Log): Encoders {
  const quick = createEncoder({ niceness: NICENESS.quick, log });
  const small = createEncoder({ niceness: NICENESS.small, log });
  return {
    makeQuick: async (task) => bytesOf(await quick.perform(task)),
    makeSmall: async (task) => bytesOf(await small.perform(task)),
    measure: async (input) => Size.parse(await quick.perform({ kind: "measure", input })),
    async stop() {
      await Promise.all([quick.stop(), small.stop()]);
    },
  };
}

/** A copy: what came over the channel is a view of all that came with it. */
function bytesOf(result: unknown): Bytes {
  return new Uint8Array(Picture.parse(result));
}
