import { writeFile } from "node:fs/promises";
import { constants, getPriority, setPriority } from "node:os";
import sharp from "sharp";
import { encodePicture, measurePicture } from "./encode-picture.ts";
import type { Answer, Order } from "./encoder.ts";
import type { Task } from "./task.ts";

// The process that generates pictures: `node encoder-process.ts <niceness>`. It works on request over its channel and
// ends with it, so that it does not survive a killed server.
setPriority(Math.min(getPriority() + Number(process.argv[2]), constants.priority.PRIORITY_LOW));
// If memory runs out, this process should be killed rather than the server. Only Linux supports it.
await writeFile("/proc/self/oom_score_adj", "800").catch(() => {});
// Ctrl-C in a terminal reaches all processes, but the server still has to finish the running work.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
process.on("disconnect", () => process.exit());
// One thread each, so that parallel pictures share the processors fairly and leave time for requests.
sharp.concurrency(1);
// No picture is requested twice, so a cache would only use memory.
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
    // Imported on demand, because the first photograph also waits for the start of this process.
    case "card":
      return (await import("./draw-card.ts")).drawCard(task.card);
    case "stitch":
      return (await import("./stitch-pictures.ts")).stitchPictures(task.stitching);
  }
}
