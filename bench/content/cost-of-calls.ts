import { readFile } from "node:fs/promises";
import type { Stand } from "./stand.ts";

/** CPU microseconds per call, in this process and in the processes of the database. Linux only. */
export async function costOfCalls(
  stand: Pick<Stand, "backends">,
  call: (turn: number) => Promise<unknown>,
  count: number,
): Promise<number> {
  const backends = await stand.backends();
  const before = await backendTimes(backends);
  const own = process.cpuUsage();
  for (let turn = 0; turn < count; turn += 1) await call(turn);
  const { user, system } = process.cpuUsage(own);
  const after = await backendTimes(backends);
  // A process that has ended in the meantime did no work.
  const theirs = backends.map((pid) => (after.get(pid) ?? before.get(pid) ?? 0) - (before.get(pid) ?? 0));
  return (user + system + theirs.reduce((sum, time) => sum + time, 0)) / count;
}

async function backendTimes(pids: readonly number[]): Promise<Map<number, number>> {
  const times = new Map<number, number>();
  for (const pid of pids) {
    const text = await readFile(`/proc/${pid}/schedstat`, "utf8").catch(() => undefined);
    const [nanoseconds] = text?.split(" ") ?? [];
    if (nanoseconds !== undefined) times.set(pid, Number(nanoseconds) / 1000);
  }
  return times;
}
