import type { Change } from "diff";

export interface LinePair {
  /** Undefined for a line that was added. */
  before: string | undefined;
  /** Undefined for a line that was removed. */
  after: string | undefined;
  isChanged: boolean;
}

/** The lines of both texts in one list: a removed line is beside the added one that replaces it. */
export function linePairs(changes: readonly Change[]): LinePair[] {
  const pairs: LinePair[] = [];
  let removed: string[] = [];
  const endRemoved = () => {
    pairs.push(...removed.map((before) => ({ before, after: undefined, isChanged: true })));
    removed = [];
  };
  for (const change of changes) {
    const lines = change.value.replace(/\n$/, "").split("\n");
    if (change.removed) {
      endRemoved();
      removed = lines;
    } else if (change.added) {
      pairs.push(...lines.map((after, at) => ({ before: removed[at], after, isChanged: true })));
      removed = removed.slice(lines.length);
    } else {
      endRemoved();
      pairs.push(...lines.map((line) => ({ before: line, after: line, isChanged: false })));
    }
  }
  endRemoved();
  return pairs;
}
