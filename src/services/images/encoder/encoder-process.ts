import { writeFile } from "node:fs/promises";
import { constants, getPriority, setPriority } from "node:os";
import sharp from "sharp";
import { encodePicture, measurePicture } from "./encode-picture.ts";
import type { Answer, Order } from "./encoder.ts";
import type { Task } from "./task.ts";

// The process in which pictures are made: `node encoder-process.ts <niceness>`. It does what it is told over its channel
// and ends with it, so that nothing is left behind when the server is killed.
setPriority(Math.min(getPriority() + Number(process.argv[2]), constants.priority.PRIORITY_LOW));
// When memory runs short, better this one than the server. Only Linux can be told so.
await writeFile("/proc/self/oom_score_adj", "800").catch(() => {});
// Ctrl-C in a terminal reaches everybody: the server still finishes what is under way.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.on("disconnect", () => process.exit());
// One thread each: several at once then share the processors fairly, and leave requests their turn.
sharp.concurrency(1);
// Nothing is asked for twice, so remembering would only take memory.
sharp.cache(false);

process.on("message", async ({ id, task }: Order) => {
  const answer = await perform(task);
  const told: Answer = { id, ...answer, memoryBytes: process.memoryUsage.rss() };
  process.send?.(told);
});

async function perform(task: Task): Promise<{ result: unknown } | { problem: Answer["problem"] }> {
  try {
    return { result: await doTask(task) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { problem: { name, message } };
  }
}

async function doTask(task: Task): Promise<unknown> {
  switch (task.kind) {
    case "encode":
      return encodePicture(task.original, task.wish);
    case "measure":
      return measurePicture(task.input);
    // Read when they are needed: whoever waits for the first photograph waits for the start of this process, too.
    case "card":
      return (await import("./draw-card.ts")).drawCard(task.card);
    case "stitch":
      return (await import("./stitch-pictures.ts")).stitchPictures(task.stitching);
  }
}
