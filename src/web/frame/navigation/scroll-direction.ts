export type ScrollDirection = "up" | "down";

export interface ScrollPosition {
  direction: ScrollDirection;
  y: number;
}

// Less than this is a trembling thumb or a toolbar that folds away.
const SMALLEST_MOVE = 8;
const NEAR_TOP = 85;

/** Where the page is going. Near its top everything shows, whatever the direction. */
export function followScroll(before: ScrollPosition, y: number): ScrollPosition {
  if (y <= NEAR_TOP) return { direction: "up", y };
  if (Math.abs(y - before.y) < SMALLEST_MOVE) return before;
  return { direction: y > before.y ? "down" : "up", y };
}
