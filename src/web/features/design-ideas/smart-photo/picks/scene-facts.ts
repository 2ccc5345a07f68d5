import type { Country } from "../../../../../editions/regions.ts";
import type { Photo } from "../../../../../ui/media/photo.ts";
import { type Scene, type ScenePiece, type SceneVariation, type Spot, thumbnailsOf } from "./scene.ts";
import type { SceneAddress, SceneView } from "./scene-view.ts";

/** The data that the browser needs to change a scene without requests. The URL is the one that was rendered. */
export interface SceneFacts extends SceneAddress, Pick<Scene, "photo" | "alt" | "lines" | "isCoverUnknown"> {
  country: Country;
  pieces: PieceFacts[];
}

export interface PieceFacts extends Pick<ScenePiece, "id" | "name" | "quantity" | "unit" | "note"> {
  spots: SpotPosition[];
  variations: VariationFacts[];
}

export interface VariationFacts extends Pick<SceneVariation, "name" | "price" | "isDefault"> {
  /** The URL of the photograph with this variation; all prints of a scene have the same size. */
  print: string | null;
  thumbnail: Photo | null;
}

/** The position of a number in percent of the photograph's sides, on wide screens and on phones. */
export type SpotPosition = [x: number, y: number, phoneX: number, phoneY: number];

export function sceneFacts({ scene, picks, open, path, keep, country }: SceneView): SceneFacts {
  const positionOf = positionsIn(scene.pieces);
  return {
    photo: scene.photo,
    alt: scene.alt,
    lines: scene.lines,
    isCoverUnknown: scene.isCoverUnknown,
    pieces: scene.pieces.map(({ id, name, quantity, unit, note, spots, variations }) => ({
      id,
      name,
      quantity,
      unit,
      note,
      spots: spots.map(positionOf),
      variations: variations.map((variation) => ({
        name: variation.name,
        price: variation.price,
        isDefault: variation.isDefault,
        print: variation.print?.url ?? null,
        thumbnail: thumbnailsOf([variation])[0]?.thumbnail ?? null,
      })),
    })),
    ...{ picks, open, path, keep, country },
  };
}

/** The photograph with one piece in another variation. */
export function printOf({ photo }: Pick<SceneFacts, "photo">, url: string | null | undefined): Photo {
  return url ? { ...photo, url } : photo;
}

/** Numbers that are close together are moved apart, so the position of one depends on all of them. */
function positionsIn(pieces: readonly ScenePiece[]): (spot: Spot) => SpotPosition {
  const spots = pieces.flatMap((piece) => piece.spots);
  const spread = (frame: SpotFrame) => {
    const moved = spreadSpots(spots, frame);
    return new Map(spots.map((spot, index) => [spot, moved[index] ?? spot]));
  };
  const [wide, phone] = [spread(SPOT_FRAMES.wide), spread(SPOT_FRAMES.phone)];
  return (spot) => {
    const [onWide, onPhone] = [wide.get(spot) ?? spot, phone.get(spot) ?? spot];
    return [percent(onWide.x), percent(onWide.y), percent(onPhone.x), percent(onPhone.y)];
  };
}

function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}

/** A width at which the photograph is shown, and the distance that its numbers need there to be read and pressed. */
interface SpotFrame {
  width: number;
  height: number;
  gap: number;
  /** The distance to the edges, so that no number is cut off. */
  edge: number;
}

/** The narrowest common phone, and a photograph with a panel beside it. */
export const SPOT_FRAMES = {
  phone: { width: 360, height: 240, gap: 36, edge: 16 },
  wide: { width: 800, height: 533, gap: 38, edge: 22 },
} as const satisfies Record<string, SpotFrame>;

const ROUNDS = 80;

/** Moves overlapping numbers apart, such as those of a basin and its mixer, each by as little as possible. */
export function spreadSpots(spots: readonly Spot[], frame: SpotFrame): Spot[] {
  const { width, height } = frame;
  const points = spots.map(({ x, y }) => keepInside({ x: x * width, y: y * height }, frame));
  for (let round = 0; round < ROUNDS; round += 1) if (!pushApart(points, frame)) break;
  return points.map(({ x, y }) => ({ x: x / width, y: y / height }));
}

function pushApart(points: Spot[], frame: SpotFrame): boolean {
  let hasMoved = false;
  for (const [index, one] of points.entries())
    for (const other of points.slice(index + 1)) {
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const distance = Math.hypot(dx, dy);
      if (distance >= frame.gap) continue;
      // Two numbers at the same position move apart horizontally.
      const [towardX, towardY] = distance > 0 ? [dx / distance, dy / distance] : [1, 0];
      // The step is slightly larger than needed, or the distance would only converge to the gap.
      const step = (frame.gap - distance) / 2 + 0.1;
      Object.assign(one, keepInside({ x: one.x - towardX * step, y: one.y - towardY * step }, frame));
      Object.assign(other, keepInside({ x: other.x + towardX * step, y: other.y + towardY * step }, frame));
      hasMoved = true;
    }
  return hasMoved;
}

function keepInside({ x, y }: Spot, { width, height, edge }: SpotFrame): Spot {
  return { x: clamp(x, edge, width - edge), y: clamp(y, edge, height - edge) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
