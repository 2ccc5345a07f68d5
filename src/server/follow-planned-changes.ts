import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../platform/log.ts";
import type { PlannedChange } from "../services/content/read-documents.ts";

/** Returns when pages change because documents become public, and publishes these documents at their time. */
interface PlannedChanges {
  /** The next time at which one of these dependencies changes; without an argument, the next change of any. */
  nextChange(dependencies?: ReadonlySet<string>): number | undefined;
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  read: () => Promise<PlannedChange[]>;
  publish: () => Promise<unknown>;
  log: Pick<Log, "error">;
}

// The clock is read often instead of setting one timer: timers are limited to 25 days, and clocks may be changed.
const LOOK_EVERY_MS = 1000;
const TRY_AGAIN_MS = 60_000;

export async function followPlannedChanges({ read, publish, log }: Options): Promise<PlannedChanges> {
  let planned = await read();
  let tryAgainAt = 0;
  const stopping = new AbortController();

  async function look(): Promise<void> {
    while (!stopping.signal.aborted) {
      await pause(LOOK_EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      const [next] = planned;
      if (!next || Date.parse(next.at) > Date.now() || performance.now() < tryAgainAt) continue;
      if (stopping.signal.aborted) continue;
      try {
        await publish();
        planned = await read();
      } catch (error) {
        tryAgainAt = performance.now() + TRY_AGAIN_MS;
        log.error({ error }, "Planned documents could not be published; the site tries again in a minute.");
      }
    }
  }

  const looking = look();
  return {
    nextChange(dependencies) {
      const isConcerned = (change: PlannedChange) =>
        !dependencies || change.dependencies.some((name) => dependencies.has(name));
      const change = planned.find(isConcerned);
      return change && Date.parse(change.at);
    },
    async refresh() {
      try {
        planned = await read();
      } catch (error) {
        log.error({ error }, "The list of planned publications could not be read.");
      }
    },
    async stop() {
      stopping.abort();
      await looking;
    },
  };
}
