import type { CueView } from "./read-cue.ts";

/** The positions of the cues if the category sets no others (CU-05). */
const DEFAULT_START_POSITION = 4;
const DEFAULT_INTERVAL = 6;

/** The promise is second in the list, before any cue (CU-08). */
const PROMISE_POSITION = 1;

export type GalleryEntry<Item> = { kind: "item"; item: Item } | { kind: "cue"; cue: CueView };

export interface CuePositions {
  startPosition?: number | null | undefined;
  /** The number of designs between two cues. */
  interval?: number | null | undefined;
}

interface PlaceCuesInput<Item> extends CuePositions {
  items: readonly Item[];
  cues: readonly CueView[];
  /** Only on the first page. */
  promise?: CueView | undefined;
  /** The number of cues on the previous pages, from which the rotation continues. */
  counter?: number;
}

export function insertCues<Item>({ items, cues, promise, counter = 0, ...positions }: PlaceCuesInput<Item>): {
  entries: GalleryEntry<Item>[];
  counter: number;
} {
  const entries: GalleryEntry<Item>[] = items.map((item) => ({ kind: "item", item }));
  if (promise && entries.length > 0) entries.splice(PROMISE_POSITION, 0, { kind: "cue", cue: promise });
  let shown = counter;
  for (const position of positionsIn(entries.length, positions)) {
    const cue = cues[shown % cues.length];
    if (!cue) break;
    entries.splice(position, 0, { kind: "cue", cue: { ...cue, key: `${cue.slug}-${shown}` } });
    shown += 1;
  }
  return { entries, counter: shown };
}

interface PagesBefore extends CuePositions {
  page: number;
  size: number;
  hasPromise: boolean;
}

/**
 * The counter at the start of a page, so that the tenth page continues the rotation without loading the nine before
 * it.
 */
export function counterBefore({ page, size, hasPromise, ...positions }: PagesBefore): number {
  if (page <= 0) return 0;
  const onFirst = positionsIn(size + (hasPromise ? 1 : 0), positions).length;
  return onFirst + (page - 1) * positionsIn(size, positions).length;
}

/** The cue settings of a list, and the number of cues shown up to the end of this page. */
export function cueDataOf({ startPosition, interval }: CuePositions, currentCounter: number) {
  return {
    startPosition: startPosition ?? DEFAULT_START_POSITION,
    interval: interval ?? DEFAULT_INTERVAL,
    currentCounter,
  };
}

/** Each cue lengthens the list. A cue that would be the last entry moves to the next page. */
function positionsIn(length: number, { startPosition, interval }: CuePositions): number[] {
  const step = (interval ?? DEFAULT_INTERVAL) + 1;
  const positions: number[] = [];
  let position = Math.max(0, startPosition ?? DEFAULT_START_POSITION);
  while (position < length + positions.length && step > 0) {
    positions.push(position);
    position += step;
  }
  return positions;
}
