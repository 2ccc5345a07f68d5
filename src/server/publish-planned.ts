import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../platform/log.ts";
import type { PlannedChange } from "../services/content/read-documents.ts";

/** Tells when pages change because documents become public, and has these published when their moment has come. */
export interface PlannedChanges {
  /** The next moment at which something changes that was made from one of these; any change without them. */
  nextChange(ingredients?: ReadonlySet<string>): number | undefined;
  /** For when content has been loaded, here or by another process. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  read: () => Promise<PlannedChange[]>;
  publish: () => Promise<unknown>;
  log: Pick<Log, "error">;
}

// The clock is looked at often instead of setting a timer to the moment: timers end after 25 days, and clocks are set.
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
        log.error({ error }, "Planned documents could not be published; this is tried again in a minute.");
      }
    }
  }

  const looking = look();
  return {
    nextChange(ingredients) {
      const isConcerned = (change: PlannedChange) =>
        !ingredients || change.ingredients.some((name) => ingredients.has(name));
      const change = planned.find(isConcerned);
      return change && Date.parse(change.at);
    },
    async refresh() {
      try {
        planned = await read();
      } catch (error) {
        log.error({ error }, "The plan of publications could not be read.");
      }
    },
    async stop() {
      stopping.abort();
      await looking;
    },
  };
}
