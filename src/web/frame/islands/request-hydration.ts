const requested = new Set<string>();
const waiting = new Map<string, (() => void)[]>();

export function requestHydration(islandName: string): void {
  requested.add(islandName);
  const wakes = waiting.get(islandName) ?? [];
  waiting.delete(islandName);
  for (const wake of wakes) wake();
}

export function whenHydrationRequested(islandName: string, wake: () => void): void {
  if (requested.has(islandName)) wake();
  else waiting.set(islandName, [...(waiting.get(islandName) ?? []), wake]);
}
