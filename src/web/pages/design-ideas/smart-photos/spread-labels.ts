import type { PlacedPiece } from "../../../features/design-ideas/smart-photo/load/list-smart-photos.ts";

const MOST = 5;
/** Shares of the photograph that a label covers on a phone. */
const LABEL = { x: 0.27, y: 0.14 };
/** The sides of the photograph, where half a label would be cut. */
const MARGIN = { x: 0.15, y: 0.08 };

/** The dearest pieces whose labels do not overlap, in reading order. */
export function spreadLabels(pieces: readonly PlacedPiece[]): PlacedPiece[] {
  const labels: PlacedPiece[] = [];
  for (const piece of pieces.toSorted((one, other) => other.price - one.price)) {
    const x = within(piece.x, MARGIN.x);
    const y = within(piece.y, MARGIN.y);
    const overlaps = labels.some(
      (label) => Math.abs(label.x - x) < LABEL.x && Math.abs(label.y - y) < LABEL.y,
    );
    if (!overlaps) labels.push({ ...piece, x, y });
    if (labels.length === MOST) break;
  }
  return labels.toSorted((one, other) => one.y - other.y || one.x - other.x);
}

function within(share: number, margin: number): number {
  return Math.min(Math.max(share, margin), 1 - margin);
}
