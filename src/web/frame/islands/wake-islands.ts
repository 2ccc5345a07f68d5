const told = new Set<string>();
const waiting = new Map<string, (() => void)[]>();

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
