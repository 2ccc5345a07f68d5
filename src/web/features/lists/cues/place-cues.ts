import type { CueView } from "./read-cue.ts";

/** Where cues stand unless the category says otherwise (CU-05). */
const DEFAULT_START_POSITION = 4;
const DEFAULT_INTERVAL = 6;

/** The promise stands second in the list, before any cue (CU-08). */
const PROMISE_POSITION = 1;

export type GalleryEntry<Item> = { kind: "item"; item: Item } | { kind: "cue"; cue: CueView };

export interface CuePlaces {
  startPosition?: number | null | undefined;
  /** How many designs stand between two cues. */
  interval?: number | null | undefined;
}

interface PlaceCuesInput<Item> extends CuePlaces {
  items: readonly Item[];
  cues: readonly CueView[];
  /** On the first page only. */
  promise?: CueView | undefined;
  /** How many cues the pages before have shown: the round goes on from there. */
  counter?: number;
}

export function placeCues<Item>({ items, cues, promise, counter = 0, ...places }: PlaceCuesInput<Item>): {
  entries: GalleryEntry<Item>[];
  counter: number;
} {
  const entries: GalleryEntry<Item>[] = items.map((item) => ({ kind: "item", item }));
  if (promise && entries.length > 0) entries.splice(PROMISE_POSITION, 0, { kind: "cue", cue: promise });
  let shown = counter;
  for (const position of positionsIn(entries.length, places)) {
    const cue = cues[shown % cues.length];
    if (!cue) break;
    entries.splice(position, 0, { kind: "cue", cue: { ...cue, key: `${cue.slug}-${shown}` } });
    shown += 1;
  }
  return { entries, counter: shown };
}

interface PagesBefore extends CuePlaces {
  page: number;
  size: number;
  hasPromise: boolean;
}

/** The counter at which a page begins, so that the tenth page goes on with the round without loading the nine before. */
export function counterBefore({ page, size, hasPromise, ...places }: PagesBefore): number {
  if (page <= 0) return 0;
  const onFirst = positionsIn(size + (hasPromise ? 1 : 0), places).length;
  return onFirst + (page - 1) * positionsIn(size, places).length;
}

/** Where the cues of a list stand, and how many have been shown by the end of this page. */
export function cueDataOf({ startPosition, interval }: CuePlaces, currentCounter: number) {
  return {
    startPosition: startPosition ?? DEFAULT_START_POSITION,
    interval: interval ?? DEFAULT_INTERVAL,
    currentCounter,
  };
}

/** Each cue lengthens the list. One that would only trail it is left to the next page. */
function positionsIn(length: number, { startPosition, interval }: CuePlaces): number[] {
  const step = (interval ?? DEFAULT_INTERVAL) + 1;
  const positions: number[] = [];
  let position = Math.max(0, startPosition ?? DEFAULT_START_POSITION);
  while (position < length + positions.length && step > 0) {
    positions.push(position);
    position += step;
  }
  return positions;
}
