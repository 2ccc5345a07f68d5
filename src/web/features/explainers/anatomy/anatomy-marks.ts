import type { DrawnPart } from "./module-boxes.ts";
import { type Corner, type Frame, frameOf, project, spread } from "./projection.ts";

/** Where the number of a part stands, and the point on the part that it leads to. */
export interface Mark {
  part: string;
  /** On paper. */
  at: Corner;
  to: Corner;
}

const MARGIN = { x: 0.16, y: 0.03 };
/** Of the height: a finger's breadth on a phone. */
const GAP = 0.13;

/** The paper for a module, and the numbers in their two columns on it. */
export function markParts(parts: readonly DrawnPart[]): { frame: Frame; marks: Mark[] } {
  const boxes = parts.flatMap((part) => part.boxes);
  const bare = frameOf(boxes, { x: 0, y: 0 });
  const frame = frameOf(boxes, { x: bare.width * MARGIN.x, y: bare.height * MARGIN.y });
  const inset = (bare.width * MARGIN.x) / 2;
  const columns = { start: frame.x + inset, end: frame.x + frame.width - inset };
  const gap = frame.height * GAP;
  const ends = { from: frame.y + gap / 2, to: frame.y + frame.height - gap / 2 };
  const marks = (["start", "end"] as const).flatMap((column) => {
    const own = parts.flatMap(({ part, point, column: side }) =>
      point && side === column ? [{ part, point }] : [],
    );
    const points = own.map(({ point }) => project(...point));
    const heights = spread(
      points.map(([, y]) => y),
      gap,
      ends,
    );
    return own.map(({ part }, index) => ({
      part,
      at: [columns[column], heights[index] ?? 0] as const,
      to: points[index] ?? ([0, 0] as const),
    }));
  });
  return { frame, marks };
}
