import { changePick, type Picks, type PieceShape, pickOf, readPick } from "./picks.ts";

const FIELD = "p.";

export function fieldOf(piece: string): string {
  return FIELD + piece;
}

/** What a form without a script sends, one field a piece, laid over what was chosen before; nothing where none came. */
export function readPieceFields(
  query: URLSearchParams,
  shapes: readonly PieceShape[],
  before: Picks,
): Picks | undefined {
  if (![...query.keys()].some((name) => name.startsWith(FIELD))) return undefined;
  return shapes.reduce((picks, shape) => {
    const pick = readPick(query.getAll(fieldOf(shape.id)).at(-1) ?? "", shape);
    // What stays as it is keeps its place in the order.
    return pick === undefined || pick === pickOf(picks, shape) ? picks : changePick(picks, shape, pick);
  }, before);
}
