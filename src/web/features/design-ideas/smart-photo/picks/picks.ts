/** The number of a variation, from 1, or that the piece is left out. */
export type PiecePick = number | "off";

/** What was chosen other than the standard, the latest last: the photograph can show one change at a time. */
export type Picks = readonly { piece: string; pick: PiecePick }[];

/** All that has to be known of a piece to choose among its variations. */
export interface PieceShape {
  id: string;
  /** How many variations it has. */
  count: number;
  /** The number of its default. */
  standard: number;
}

const LONGEST_QUERY = 2_000;

/** `cabinets:2,counter:1,hob:off`. What does not fit the photograph is ignored. */
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

export function readPick(text: string, { count }: PieceShape): PiecePick | undefined {
  if (text.trim() === "off") return "off";
  const number = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= count ? number : undefined;
}

export interface Showing {
  /** The variation that the photograph shows. */
  shown: { piece: string; pick: number } | undefined;
  /** Chosen, and not to be seen as chosen. */
  unseen: { piece: string; pick: number }[];
  /** Not in the price, and still in the picture. */
  leftOut: string[];
}

/** A print shows one piece changed: the latest one wins, and the rest is told in words. */
export function showingOf(picks: Picks, hasPrint: (piece: string, pick: number) => boolean): Showing {
  const changed = picks.flatMap(({ piece, pick }) => (pick === "off" ? [] : [{ piece, pick }]));
  const shown = changed.findLast(({ piece, pick }) => hasPrint(piece, pick));
  return {
    shown,
    unseen: changed.filter((one) => one !== shown),
    leftOut: picks.filter(({ pick }) => pick === "off").map(({ piece }) => piece),
  };
}
