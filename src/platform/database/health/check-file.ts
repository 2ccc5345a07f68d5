import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import type { Condition } from "../condition.ts";
import { damagedDatabase } from "../sqlite/sqlite-problem.ts";
import { within } from "./within.ts";

/** A start waits so long for the check; that of a larger file goes on beside the site. */
const PATIENCE = 30_000;

/**
 * Refuses a damaged file, because whoever serves and writes from it makes the damage larger and hides it. Some 300 MB are
 * read in a second. Returns how to end a check that is still going on.
 */
export async function checkFile(file: string, condition: Condition): Promise<() => Promise<unknown>> {
  const thread = new Worker(new URL("./find-damage-thread.ts", import.meta.url), { workerData: file });
  thread.unref();
  const finding = once(thread, "message").then(([found]) => z.string().optional().parse(found));
  const found = await within(PATIENCE, finding);
  if (found === "late") finding.then((damage) => damage && condition.noteTrouble("damaged"), condition.note);
  else if (found) throw damagedDatabase(file, found);
  return () => thread.terminate();
}
