/** The number of a variation, starting at 1, or "off" if the piece is left out. */
export type PiecePick = number | "off";

/** The choices that differ from the standard, the latest last: the photograph can show one change at a time. */
export type Picks = readonly { piece: string; pick: PiecePick }[];

export interface PieceShape {
  id: string;
  count: number;
  standard: number;
}

const LONGEST_QUERY = 2_000;

/** `cabinets:2,counter:1,hob:off`. Values that do not match the photograph are ignored. */
export function parsePicks(text: string | null, shapes: readonly PieceShape[]): Picks {
  const parts = (text ?? "").slice(0, LONGEST_QUERY).split(",");
  return parts.reduce<Picks>((picks, part) => {
    const colon = part.lastIndexOf(":");
    const shape = shapes.find(({ id }) => id === part.slice(0, Math.max(colon, 0)).trim());
    const pick = shape && readPick(part.slice(colon + 1), shape);
    return shape && pick ? changePick(picks, shape, pick) : picks;
  }, []);
}

export function buildPicks(picks: Picks): string {
  return picks.map(({ piece, pick }) => `${encodeURIComponent(piece)}:${pick}`).join(",");
}

export function changePick(picks: Picks, { id, standard }: PieceShape, pick: PiecePick): Picks {
  const others = picks.filter(({ piece }) => piece !== id);
  return pick === standard ? others : [...others, { piece: id, pick }];
}

export function pickOf(picks: Picks, { id, standard }: PieceShape): PiecePick {
  return picks.find(({ piece }) => piece === id)?.pick ?? standard;
}

function readPick(text: string, { count }: PieceShape): PiecePick | undefined {
  if (text.trim() === "off") return "off";
  const number = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= count ? number : undefined;
}

export interface Showing {
  shown: { piece: string; pick: number } | undefined;
  /** Chosen variations that the photograph does not show. */
  unseen: { piece: string; pick: number }[];
  /** Pieces that are not in the price but still visible in the photograph. */
  leftOut: string[];
}

/** A print shows one changed piece: the latest change is shown and the others are listed in words. */
export function showingOf(picks: Picks, hasPrint: (piece: string, pick: number) => boolean): Showing {
  const changed = picks.flatMap(({ piece, pick }) => (pick === "off" ? [] : [{ piece, pick }]));
  const shown = changed.findLast(({ piece, pick }) => hasPrint(piece, pick));
  return {
    shown,
    unseen: changed.filter((one) => one !== shown),
    leftOut: picks.filter(({ pick }) => pick === "off").map(({ piece }) => piece),
  };
}

const FIELD = "p.";

export function fieldOf(piece: string): string {
  return FIELD + piece;
}

/**
 * Merges the fields of a form without scripts, one per piece, into the previous choices; undefined if there are none.
 */
export function readPieceFields(
  query: URLSearchParams,
  shapes: readonly PieceShape[],
  before: Picks,
): Picks | undefined {
  if (![...query.keys()].some((name) => name.startsWith(FIELD))) return undefined;
  return shapes.reduce((picks, shape) => {
    const pick = readPick(query.getAll(fieldOf(shape.id)).at(-1) ?? "", shape);
    // An unchanged piece keeps its position.
    return pick === undefined || pick === pickOf(picks, shape) ? picks : changePick(picks, shape, pick);
  }, before);
}

/** Builds the query by hand, because colons and commas are allowed there and easier to read than %3A and %2C. */
export function sceneSearch(picks: Picks, open: string | undefined, keep: Record<string, string>): string {
  const parts = [
    ...(picks.length > 0 ? [`pieces=${buildPicks(picks)}`] : []),
    ...(open === undefined ? [] : [`piece=${encodeURIComponent(open)}`]),
    ...Object.entries(keep).map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
  ];
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}
