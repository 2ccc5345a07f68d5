import type { Country } from "../../../../editions/regions.ts";
import { type Picks, type PieceShape, pickOf, type Showing, showingOf } from "./picks.ts";
import type { PieceDetails } from "./piece-details.ts";
import { defaultIndex, type Scene, type ScenePiece, type SceneVariation } from "./scene.ts";
import { sceneSearch } from "./scene-search.ts";
import { type SceneSum, sumScene } from "./sum-scene.ts";

/** A scene as an address asks for it. Every layout shows this and nothing else. */
export interface SceneView {
  scene: Scene;
  picks: Picks;
  /** The piece whose panel the address opens. */
  open: string | undefined;
  details: Record<string, PieceDetails | undefined>;
  path: string;
  /** What else the address says: the visitor's room. */
  keep: Record<string, string>;
  country: Country;
}

/** Where a link without a script leads back to. */
export const SCENE_ID = "scene";

export function shapeOf({ id, variations }: ScenePiece): PieceShape {
  return { id, count: variations.length, standard: defaultIndex(variations) + 1 };
}

export function shapesOf({ pieces }: Scene): PieceShape[] {
  return pieces.map(shapeOf);
}

/** The variation that is chosen, or that stands there while the piece is left out. */
export function chosenOf(piece: ScenePiece, picks: Picks): { variation: SceneVariation; isOut: boolean } {
  const shape = shapeOf(piece);
  const pick = pickOf(picks, shape);
  const number = pick === "off" ? shape.standard : pick;
  const variation = piece.variations[number - 1];
  if (!variation) throw new RangeError(`The piece "${piece.id}" has no variation ${number}.`);
  return { variation, isOut: pick === "off" };
}

export function sumOf(scene: Scene, picks: Picks): SceneSum & { count: number } {
  const chosen = scene.pieces.map((piece) => chosenOf(piece, picks));
  const prices = chosen.map(({ variation, isOut }) => (isOut ? 0 : variation.price));
  return { ...sumScene(prices, scene.lines), count: chosen.filter(({ isOut }) => !isOut).length };
}

export function variationAt({ pieces }: Scene, piece: string, pick: number): SceneVariation | undefined {
  return pieces.find(({ id }) => id === piece)?.variations[pick - 1];
}

export function showingIn(scene: Scene, picks: Picks): Showing {
  return showingOf(picks, (piece, pick) => Boolean(variationAt(scene, piece, pick)?.print));
}

/** The address of the same scene with something else chosen or opened. */
export function sceneHref(
  { path, keep, picks, open }: Pick<SceneView, "path" | "keep" | "picks" | "open">,
  change: { picks?: Picks; open?: string | undefined } = {},
): string {
  const next = { picks, open, ...change };
  return path + sceneSearch(next.picks, next.open, keep);
}
