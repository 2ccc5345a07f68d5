import type { CustomSkuAnswer } from "../../../../../contracts/graphql/sku-answer.ts";
import type { Country } from "../../../../../editions/regions.ts";
import {
  type Picks,
  type PiecePick,
  type PieceShape,
  pickOf,
  type Showing,
  sceneSearch,
  showingOf,
} from "./picks.ts";
import { defaultIndex, type Scene, type SceneLine } from "./scene.ts";

export interface SceneAddress {
  picks: Picks;
  open: string | undefined;
  path: string;
  keep: Record<string, string>;
}

export interface SceneView extends SceneAddress {
  scene: Scene;
  details: Record<string, PieceDetails | undefined>;
  country: Country;
}

interface PieceOf<Variation> {
  id: string;
  variations: readonly Variation[];
}

interface Pieces<Variation> {
  pieces: readonly PieceOf<Variation>[];
}

interface Standard {
  isDefault: boolean;
}

interface Priced extends Standard {
  price: number;
}

/** The fragment for links without scripts. */
export const SCENE_ID = "scene";

export function shapeOf({ id, variations }: PieceOf<Standard>): PieceShape {
  return { id, count: variations.length, standard: defaultIndex(variations) + 1 };
}

export function shapesOf({ pieces }: Pieces<Standard>): PieceShape[] {
  return pieces.map(shapeOf);
}

export function chosenOf<Variation extends Standard>(
  piece: PieceOf<Variation>,
  picks: Picks,
): { variation: Variation; isOut: boolean } {
  const pick = pickOf(picks, shapeOf(piece));
  return { variation: variationOf(piece, pick), isOut: pick === "off" };
}

/** The chosen variation, or the standard one while the piece is left out. */
export function variationOf<Variation extends Standard>(
  piece: PieceOf<Variation>,
  pick: PiecePick,
): Variation {
  const number = pick === "off" ? shapeOf(piece).standard : pick;
  const variation = piece.variations[number - 1];
  if (!variation) throw new RangeError(`The piece "${piece.id}" has no variation ${number}.`);
  return variation;
}

export function sumOf(
  { pieces, lines }: Pieces<Priced> & { lines: readonly SceneLine[] },
  picks: Picks,
): SceneSum & { count: number } {
  const chosen = pieces.map((piece) => chosenOf(piece, picks));
  const prices = chosen.map(({ variation, isOut }) => (isOut ? 0 : variation.price));
  return { ...sumScene(prices, lines), count: chosen.filter(({ isOut }) => !isOut).length };
}

export function variationAt<Variation>(
  { pieces }: Pieces<Variation>,
  piece: string,
  pick: number,
): Variation | undefined {
  return pieces.find(({ id }) => id === piece)?.variations[pick - 1];
}

export function showingIn(scene: Pieces<{ print: unknown }>, picks: Picks): Showing {
  return showingOf(picks, (piece, pick) => Boolean(variationAt(scene, piece, pick)?.print));
}

export function sceneHref(
  { path, keep, picks, open }: SceneAddress,
  change: { picks?: Picks; open?: string | undefined } = {},
): string {
  const next = { picks, open, ...change };
  return path + sceneSearch(next.picks, next.open, keep);
}

/** A line of the bill: an amount, or a share of all amounts. */
interface Line {
  price: number;
  rate: number | null;
}

interface SceneSum {
  total: number;
  lines: number[];
}

/** Recalculates the taxes, so that the tax of a piece is removed with the piece. */
export function sumScene(prices: readonly number[], lines: readonly Line[]): SceneSum {
  const plain = lines.filter(({ rate }) => rate === null).map(({ price }) => price);
  const untaxed = sum([...prices, ...plain]);
  const amounts = lines.map(({ price, rate }) => (rate === null ? price : Math.round(untaxed * rate)));
  return { total: sum([...prices, ...amounts]), lines: amounts };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

export interface PieceDetails {
  description: string | null;
  care: string | null;
  warranty: string | null;
  returns: string | null;
  fitting: string | null;
  options: { name: string; values: string[] }[];
  /** Days until the piece is installed; null if it is not sold at the moment. */
  days: number | null;
  madeOf: Pick<CustomSkuAnswer, "measuring" | "units"> | null;
}
