import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sendUntilAnswered } from "./lead-client.ts";

/** What visitors and monitoring saw during a fault. Times are in milliseconds. */
export interface FaultView {
  slowestReadyPage: number;
  slowestHealth: number;
  /** The time from the fault to the first 503; undefined when there was none. */
  healthFellAfter: number | undefined;
  healthReason: string | undefined;
  /** The time from the end of the fault to the first 200. */
  healthRoseAfter: number | undefined;
  slowestRead: number;
  readStatuses: number[];
  slowestLead: number;
  leadStatuses: number[];
  acknowledged: Map<string, string>;
}

interface Fault {
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
  lastsMs: number;
}

const GIVE_UP_AFTER = 25_000;
const ROUND_MS = 250;
const RECOVERY_MS = 20_000;

/**
 * Repeatedly requests a cached page, the health check, a read and a lead, during the fault and until everything works
 * again.
 */
export async function watchSite(url: string, fault: Fault): Promise<FaultView> {
  const view: FaultView = {
    ...{ slowestReadyPage: 0, slowestHealth: 0, slowestRead: 0, slowestLead: 0 },
    ...{ healthFellAfter: undefined, healthReason: undefined, healthRoseAfter: undefined },
    ...{ readStatuses: [], leadStatuses: [], acknowledged: new Map() },
  };
  await ask(`${url}/in`);
  await fault.begin();
  const begun = performance.now();
  let ended: number | undefined;
  const stopping = new AbortController();

  const rounds = (work: () => Promise<void>) =>
    (async () => {
      while (!stopping.signal.aborted) {
        await work();
        await pause(ROUND_MS, undefined, { signal: stopping.signal }).catch(() => {});
      }
    })();

  const running = [
    rounds(async () => {
      const isDuring = ended === undefined;
      const { took } = await ask(`${url}/in`);
      if (isDuring) view.slowestReadyPage = Math.max(view.slowestReadyPage, took);
    }),
    rounds(async () => {
      const { status, took, body } = await ask(`${url}/health`);
      view.slowestHealth = Math.max(view.slowestHealth, took);
      if (status === 200 && ended !== undefined) view.healthRoseAfter ??= performance.now() - ended;
      if (status === 200) return;
      view.healthFellAfter ??= performance.now() - begun;
      view.healthReason = /"reason":"([^"]*)"/.exec(body)?.[1] ?? view.healthReason;
    }),
    rounds(async () => {
      const { status, took } = await ask(`${url}/api/goobe/document/es/search/designs`);
      view.slowestRead = Math.max(view.slowestRead, took);
      if (!view.readStatuses.includes(status)) view.readStatuses.push(status);
    }),
    ...Array.from({ length: 4 }, (_, number) =>
      rounds(async () => {
        const submission = randomUUID();
        const phone = `+9198${String(20_000_000 + number)}`;
        const lead = { name: "Faults", phone, iso_code: "IN", submission_id: submission };
        const id = await sendUntilAnswered(url, lead, GIVE_UP_AFTER, ({ status, took }) => {
          view.slowestLead = Math.max(view.slowestLead, took);
          if (!view.leadStatuses.includes(status)) view.leadStatuses.push(status);
        });
        view.acknowledged.set(submission, id);
      }),
    ),
  ];
  await pause(fault.lastsMs);
  await fault.end();
  ended = performance.now();
  while (view.healthRoseAfter === undefined && performance.now() - ended < RECOVERY_MS) await pause(100);
  stopping.abort();
  await Promise.all(running);
  return view;
}

/** Status 0 means that no response came in time. */
async function ask(url: string): Promise<{ status: number; took: number; body: string }> {
  const begun = performance.now();
  const took = () => performance.now() - begun;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(GIVE_UP_AFTER) });
    return { status: response.status, body: await response.text(), took: took() };
  } catch {
    return { status: 0, body: "", took: took() };
  }
}
