/** A queue in which everybody has a line of their own, and the lines take turns. */
export interface FairQueue<Item> {
  readonly size: number;
  /** Answers who has to give way, when there is no room: the last of the longest line. */
  add(who: string, item: Item): Item | undefined;
  remove(who: string, item: Item): void;
  take(): Item | undefined;
}

export function createFairQueue<Item>(most: number): FairQueue<Item> {
  const lines = new Map<string, Item[]>();
  let size = 0;

  function remove(who: string, item: Item): void {
    const line = lines.get(who) ?? [];
    const place = line.indexOf(item);
    if (place < 0) return;
    line.splice(place, 1);
    size -= 1;
    if (line.length === 0) lines.delete(who);
  }

  // Among equals whoever came last, not whoever has waited longest.
  function longestLine(newcomer: string): string {
    let longest = newcomer;
    for (const [who, line] of lines) if (line.length > (lines.get(longest)?.length ?? 0)) longest = who;
    return longest;
  }

  return {
    get size() {
      return size;
    },
    add(who, item) {
      const line = lines.get(who);
      if (line) line.push(item);
      else lines.set(who, [item]);
      size += 1;
      if (size <= most) return undefined;
      const greedy = longestLine(who);
      const last = lines.get(greedy)?.at(-1);
      if (last !== undefined) remove(greedy, last);
      return last;
    },
    remove,
    take() {
      for (const [who, line] of lines) {
        const [next] = line;
        if (next === undefined) continue;
        remove(who, next);
        // To the end of the round.
        if (lines.delete(who)) lines.set(who, line);
        return next;
      }
      return undefined;
    },
  };
}
