import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../../platform/log.ts";
import { checkAddress } from "../listen.ts";
import type { ReportedMetrics } from "../metrics/serve-metrics.ts";
import { type SocketsFrom, send } from "./messages.ts";
import { relaySockets } from "./relay-sockets.ts";
import { type SiteProcess, startSiteProcess } from "./site-process.ts";

interface Supervised {
  workers: number;
  host: string;
  port: number;
  log: Log;
}

export interface Supervisor {
  /** Replaces every process by one with the files that are on the disk now; no connection is lost. */
  restart(): Promise<void>;
  reloadContent(): Promise<void>;
  /** Of each process that answers in time. */
  metrics(): Promise<ReportedMetrics[]>;
  stop(): Promise<void>;
}

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 30_000;
/** A process that has worked for this long is restarted at once when it dies. */
const STABLE_AFTER_MS = 60_000;

/** A process that is silent for so long hangs. Loading content may keep the background process busy. */
const HANGS_AFTER_MS = { web: 15_000, background: 60_000 } as const;
const LOOK_EVERY_MS = 2_000;

/**
 * Runs one process for the background work and several that answer visitors, and replaces a process that dies. It
 * loads nothing of the site, so that it stays small and has no reason to fail.
 */
export async function superviseSite({ workers, host, port, log }: Supervised): Promise<Supervisor> {
  await checkAddress({ host, port });
  const places: Place[] = [];
  let isStopping = false;
  let looking: NodeJS.Timeout | undefined;

  async function fill(place: Place, sockets: SocketsFrom): Promise<SiteProcess> {
    const started = startSiteProcess(place.role, sockets);
    await started.ready;
    return started;
  }

  function occupy(place: Place, process: SiteProcess): void {
    place.process = process;
    const since = performance.now();
    void process.ended.then((how) => {
      if (isStopping || place.process !== process) return;
      place.delayMs = performance.now() - since > STABLE_AFTER_MS ? FIRST_DELAY_MS : place.delayMs;
      log.error(
        { role: place.role, pid: process.pid, ...how },
        "A process of the site died; it is replaced.",
      );
      place.process = undefined;
      place.refilled = refill(place);
    });
  }

  async function refill(place: Place): Promise<void> {
    while (!isStopping) {
      await pause(place.delayMs);
      place.delayMs = Math.min(place.delayMs * 2, LONGEST_DELAY_MS);
      const filled = await fill(place, "shared").catch((error: unknown) => {
        log.error(
          { role: place.role, error },
          "A process of the site could not be started; it is tried again.",
        );
      });
      if (!filled) continue;
      if (isStopping) return filled.stop();
      occupy(place, filled);
      return;
    }
  }

  async function open(place: Place): Promise<void> {
    places.push(place);
    const opened = await fill(place, "shared");
    // Another process did not start meanwhile.
    if (isStopping) return opened.stop();
    occupy(place, opened);
  }

  async function stop(): Promise<void> {
    isStopping = true;
    clearInterval(looking);
    await Promise.all(places.map(({ process }) => process?.stop()));
  }

  try {
    // The background process runs the migrations and loads the content, once for all.
    await open({ role: "background", delayMs: FIRST_DELAY_MS });
    await Promise.all(Array.from({ length: workers }, () => open({ role: "web", delayMs: FIRST_DELAY_MS })));
  } catch (error) {
    await stop();
    throw error;
  }

  let lookedAt = performance.now();
  looking = setInterval(() => {
    // After a pause of the whole machine no process has sent a notice.
    const isLate = performance.now() - lookedAt > 2 * LOOK_EVERY_MS;
    lookedAt = performance.now();
    if (isLate || isStopping) return;
    for (const { role, process } of places) {
      const silentMs = process?.silentForMs() ?? 0;
      if (!process || silentMs < HANGS_AFTER_MS[role]) continue;
      log.error({ role, pid: process.pid, silentMs }, "A process of the site hangs; it is ended.");
      process.child.kill("SIGKILL");
    }
  }, LOOK_EVERY_MS).unref();

  async function replace(place: Place): Promise<void> {
    // A process that has just died is already being replaced.
    await place.refilled;
    const before = place.process;
    if (place.role === "background") {
      // Its jobs wait in the database meanwhile.
      place.process = undefined;
      await before?.stop();
      occupy(place, await fill(place, "shared"));
      return;
    }
    const successor = await fill(place, "adopted");
    if (before && (await relaySockets(before, successor))) {
      occupy(place, successor);
      return;
    }
    // It died with some of its sockets, and a process with sockets of its own replaces it.
    void successor.stop();
    await place.refilled;
  }

  let restarting = Promise.resolve();
  return {
    restart() {
      restarting = restarting.then(async () => {
        for (const place of places) {
          if (isStopping) return;
          try {
            await replace(place);
          } catch (error) {
            log.error(
              { role: place.role, error },
              "The restart was stopped, because a new process did not start.",
            );
            if (!place.process) place.refilled = refill(place);
            return;
          }
        }
        log.info("All processes of the site have been replaced.");
      });
      return restarting;
    },
    async reloadContent() {
      const background = places.find(({ role }) => role === "background")?.process;
      if (background) await send(background.child, "reload-content");
    },
    async metrics() {
      const reported = await Promise.all(places.map(({ process }) => process?.metrics()));
      return reported.filter((one) => one !== undefined);
    },
    stop,
  };
}

interface Place {
  role: "web" | "background";
  delayMs: number;
  process?: SiteProcess | undefined;
  refilled?: Promise<void>;
}
