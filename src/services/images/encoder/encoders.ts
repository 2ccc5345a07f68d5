import { z } from "zod";
import type { Log } from "../../http/backend-log.ts";
import type { Bytes } from "../queue/picture-queue.ts";
import type { Original } from "./encode-picture.ts";
import { createEncoder } from "./encoder.ts";
import type { Task } from "./task.ts";

/** The processes that generate pictures. They start each task immediately: the queue decides the order. */
export interface Encoders {
  makeQuick(task: Task): Promise<Bytes>;
  makeSmall(task: Task): Promise<Bytes>;
  measure(input: Original["input"]): Promise<{ width: number; height: number }>;
  stop(): Promise<void>;
}

// Two processes, because a priority belongs to a process: pictures that a visitor waits for must not wait for
// background pictures.
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

/** A copy, because the received bytes are a view of the whole message. */
function bytesOf(result: unknown): Bytes {
  return new Uint8Array(Picture.parse(result));
}
