import { once } from "node:events";
import { statSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import type { Condition } from "../condition.ts";
import { damagedDatabase } from "../sqlite/sqlite-problem.ts";
import { findDamage } from "./find-damage.ts";
import { within } from "./within.ts";

/** What is read before a thread would have started; nobody waits for pages yet. */
const READ_AT_ONCE = 32 * 1024 * 1024;

/** A start waits so long for the check; that of a larger file goes on beside the site. */
const PATIENCE = 30_000;

/**
 * Refuses a damaged file, because whoever serves and writes from it makes the damage larger and hides it. Some 300 MB are
 * read in a second. Returns how to end a check that is still going on.
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
  if (found === "late") finding.then((damage) => damage && condition.noteTrouble("damaged"), condition.note);
  else if (found) throw damagedDatabase(file, found);
  return () => thread.terminate();
}
