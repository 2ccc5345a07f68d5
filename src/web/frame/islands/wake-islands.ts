const told = new Set<string>();
const waiting = new Map<string, (() => void)[]>();

/** For a script that knows that these islands have something to say before anybody turns to them. Later ones wake at once. */
export function wakeIslands(islandName: string): void {
  told.add(islandName);
  const wakes = waiting.get(islandName) ?? [];
  waiting.delete(islandName);
  for (const wake of wakes) wake();
}

export function whenTold(islandName: string, wake: () => void): void {
  if (told.has(islandName)) wake();
  else waiting.set(islandName, [...(waiting.get(islandName) ?? []), wake]);
}
