import { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import { readSetting, writeSetting } from "../../platform/database/settings.ts";
import type { Log } from "../http/log.ts";

/** Asked for no oftener than this, however many visitors come. */
const FRESH_FOR_MS = 10 * 60 * 1000;
/** With nothing to show in the meantime, a portal that failed is asked again sooner. */
const FAILURE_PAUSE_MS = 30 * 1000;

const Kept = z.object({ at: z.number(), jobs: z.array(z.unknown()) });
type Kept = z.infer<typeof Kept>;

interface Options {
  /** Of the setting that keeps the answer over a restart. */
  name: string;
  ask: () => Promise<unknown[]>;
  database: Database;
  log: Log;
  now?: (() => number) | undefined;
}

export interface LastGoodJobs {
  /** The last good answer, old or new; nothing when there has never been one. */
  read(): Promise<unknown[] | undefined>;
  /** Waits for an answer that is under way, so that it is not cut off. */
  settle(): Promise<void>;
}

/** A portal's jobs from memory, renewed behind the visitors' backs: a slow or broken portal never holds up a page. */
export function keepLastGoodJobs({ name, ask, database, log, now = Date.now }: Options): LastGoodJobs {
  const setting = `careers.${name}`;
  let kept: Kept | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    askedAt = now();
    try {
      kept = { at: askedAt, jobs: await ask() };
      await writeSetting(database.db, setting, JSON.stringify(kept));
    } catch (error) {
      log.warn({ error, portal: name, lastGood: kept?.at }, "A careers portal cannot be read.");
    } finally {
      asking = undefined;
    }
  }

  return {
    async read() {
      if (!isFresh(kept, now())) {
        // Another process may have asked since; and while we read, so may we.
        const stored = await readKept(database, setting);
        kept = newerOf(kept, stored);
      }
      if (isFresh(kept, now())) return kept?.jobs;
      const pause = kept ? FRESH_FOR_MS : FAILURE_PAUSE_MS;
      if (now() - askedAt >= pause) asking ??= refresh();
      if (!kept) await asking;
      return kept?.jobs;
    },
    async settle() {
      await asking;
    },
  };
}

async function readKept({ db }: Database, setting: string): Promise<Kept | undefined> {
  const value = await readSetting(db, setting);
  return value === undefined ? undefined : Kept.parse(JSON.parse(value));
}

function newerOf(one: Kept | undefined, other: Kept | undefined): Kept | undefined {
  if (!one || !other) return one ?? other;
  return one.at >= other.at ? one : other;
}

function isFresh(kept: Kept | undefined, time: number): boolean {
  return kept !== undefined && time - kept.at < FRESH_FOR_MS;
}
