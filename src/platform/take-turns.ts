import { setImmediate as nextTurn } from "node:timers/promises";

const LONGEST_MS = 12;

/** Maps a long list, and lets other requests be answered in between. */
export async function mapInTurns<From, To>(
  list: readonly From[],
  map: (member: From, index: number) => To | Promise<To>,
): Promise<To[]> {
  const mapped: To[] = [];
  let since = performance.now();
  for (const [index, member] of list.entries()) {
    mapped.push(await map(member, index));
    if (performance.now() - since < LONGEST_MS) continue;
    await nextTurn();
    since = performance.now();
  }
  return mapped;
}
