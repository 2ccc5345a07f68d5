/** A board or a fitting, in millimetres: x to the end side, y up, z away from the viewer. */
export interface Box {
  x: number;
  y: number;
  z: number;
  width: number;
  height: number;
  depth: number;
}

export type Corner = readonly [x: number, y: number];

/** A deeper point is drawn further to one side and higher. */
const ASIDE = 0.42;
const UP = 0.3;

export function project(x: number, y: number, z: number): Corner {
  return [round(x + z * ASIDE), round(-y - z * UP)];
}

export function facesOf({ x, y, z, width, height, depth }: Box): {
  top: Corner[];
  side: Corner[];
  front: Corner[];
} {
  const [right, high, deep] = [x + width, y + height, z + depth];
  return {
    top: [project(x, high, z), project(right, high, z), project(right, high, deep), project(x, high, deep)],
    side: [
      project(right, y, z),
      project(right, high, z),
      project(right, high, deep),
      project(right, y, deep),
    ],
    front: [project(x, y, z), project(right, y, z), project(right, high, z), project(x, high, z)],
  };
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function frameOf(boxes: readonly Box[], margin: { x: number; y: number }): Frame {
  const corners = boxes.flatMap((box) => Object.values(facesOf(box)).flat());
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - margin.x, Math.min(...ys) - margin.y];
  return {
    x: round(left),
    y: round(top),
    width: round(Math.max(...xs) + margin.x - left),
    height: round(Math.max(...ys) + margin.y - top),
  };
}

/** Spreads the marks of one column from top to bottom, so that each can be pressed and all stay in the column. */
export function spread(
  wanted: readonly number[],
  gap: number,
  { from, to }: { from: number; to: number },
): number[] {
  const order = wanted
    .map((_, index) => index)
    .sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed: number[] = [];
  let next = from;
  for (const [rank, index] of order.entries()) {
    const latest = to - gap * (order.length - 1 - rank);
    const at = Math.min(Math.max(wanted[index] ?? 0, next), latest);
    placed[index] = at;
    next = at + gap;
  }
  return placed;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
