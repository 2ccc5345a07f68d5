import { once } from "node:events";
import { statSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import type { Condition } from "../condition.ts";
import { damagedDatabase } from "../sqlite/sqlite-problem.ts";
import { findDamage } from "./find-damage.ts";
import { within } from "./within.ts";

/** A file of this size is read faster than a thread starts, and no visitor waits for a page yet. */
const READ_AT_ONCE = 32 * 1024 * 1024;

/** A start waits this long for the check; for a larger file the check continues while the site runs. */
const PATIENCE = 30_000;

/**
 * Refuses a damaged file, because serving and writing from it makes the damage worse and hides it. About 300 MB are
 * read per second. Returns a function that ends a check that is still running.
 */
export async function checkFile(file: string, condition: Condition): Promise<() => Promise<unknown>> {
  if (statSync(file).size <= READ_AT_ONCE) {
    const damage = findDamage(file);
    if (damage) throw damagedDatabase(file, damage);
    return async () => {};
  }
  const thread = new Worker(new URL("./find-damage-thread.ts", import.meta.url), { workerData: file });
  thread.unref();
  const finding = once(thread, "message").then(([found]) => z.string().optional().parse(found));
  const found = await within(PATIENCE, finding);
  if (found === "late") finding.then((damage) => damage && condition.noteFailure("damaged"), condition.note);
  else if (found) throw damagedDatabase(file, found);
  return () => thread.terminate();
}
