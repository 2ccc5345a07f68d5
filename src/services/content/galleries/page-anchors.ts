/** So many documents lie up to and with this place. */
export interface Anchor {
  offset: number;
  place: number;
}

export interface PageAnchors {
  /** The last one that is known before an offset. */
  before(offset: number): Anchor;
  add(anchor: Anchor): void;
}

const MOST_ANCHORS = 2_000;

/**
 * Where pages began and ended that were read before: both engines have to pass everything before an offset, so a deep
 * page is read from the nearest of these.
 */
export function pageAnchors(): PageAnchors {
  const anchors: Anchor[] = [{ offset: 0, place: Number.MIN_SAFE_INTEGER }];

  /** The index after the last anchor that is not beyond the offset. */
  function indexAfter(offset: number): number {
    let [low, high] = [1, anchors.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((anchors[middle]?.offset ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    before: (offset) => anchors[indexAfter(offset) - 1] ?? { offset: 0, place: Number.MIN_SAFE_INTEGER },
    add(anchor) {
      const index = indexAfter(anchor.offset);
      if (anchors.length >= MOST_ANCHORS || anchors[index - 1]?.offset === anchor.offset) return;
      anchors.splice(index, 0, anchor);
    },
  };
}
