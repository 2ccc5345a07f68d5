export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type Point = readonly [x: number, y: number];

/** How much of a box lies below another one, from 0 to 1. */
export function coveredShare(box: Box, by: Box): number {
  const across = Math.min(box.right, by.right) - Math.max(box.left, by.left);
  const down = Math.min(box.bottom, by.bottom) - Math.max(box.top, by.top);
  const area = (box.right - box.left) * (box.bottom - box.top);
  return across > 0 && down > 0 && area > 0 ? (across * down) / area : 0;
}

/** Closer together than the least size of anything that can be pressed. */
const STEP = 20;

/** Points all over a box, its edges among them, row by row. */
export function rowsIn({ left, right, top, bottom }: Box): Point[][] {
  const columns = stepsBetween(left + 1, right - 1);
  return stepsBetween(top + 1, bottom - 1).map((y) => columns.map((x) => [x, y] as const));
}

function stepsBetween(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / STEP));
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}
