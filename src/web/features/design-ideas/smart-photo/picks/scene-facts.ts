import type { Country } from "../../../../../editions/regions.ts";
import type { Photo } from "../../../../../ui/media/photo.ts";
import { type Scene, type ScenePiece, type SceneVariation, type Spot, thumbnailsOf } from "./scene.ts";
import type { SceneAddress, SceneView } from "./scene-view.ts";

/** All that the browser has to know to change a scene by itself, told once. The address is the one that was served. */
export interface SceneFacts extends SceneAddress, Pick<Scene, "photo" | "alt" | "lines" | "isCoverUnknown"> {
  country: Country;
  pieces: PieceFacts[];
}

export interface PieceFacts extends Pick<ScenePiece, "id" | "name" | "quantity" | "unit" | "note"> {
  spots: SpotPlace[];
  variations: VariationFacts[];
}

export interface VariationFacts extends Pick<SceneVariation, "name" | "price" | "isDefault"> {
  /** Of the photograph with it: all prints of a scene have its size. */
  print: string | null;
  thumbnail: Photo | null;
}

/** Where a number stands, in hundredths of the photograph's sides, on wide screens and on phones. */
export type SpotPlace = [x: number, y: number, phoneX: number, phoneY: number];

export function sceneFacts({ scene, picks, open, path, keep, country }: SceneView): SceneFacts {
  const placeOf = placesIn(scene.pieces);
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
      spots: spots.map(placeOf),
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

/** Numbers that lie close together make room for each other, so that the place of one follows from all of them. */
function placesIn(pieces: readonly ScenePiece[]): (spot: Spot) => SpotPlace {
  const spots = pieces.flatMap((piece) => piece.spots);
  const spread = (frame: SpotFrame) => {
    const places = spreadSpots(spots, frame);
    return new Map(spots.map((spot, index) => [spot, places[index] ?? spot]));
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

/** A width at which the photograph is shown, and how far apart its numbers must stand there to be read and hit. */
interface SpotFrame {
  width: number;
  height: number;
  gap: number;
  /** From the edges, so that no number is cut off. */
  edge: number;
}

/** The narrowest phone of today, and a photograph with a panel beside it. */
export const SPOT_FRAMES = {
  phone: { width: 360, height: 240, gap: 36, edge: 16 },
  wide: { width: 800, height: 533, gap: 38, edge: 22 },
} as const satisfies Record<string, SpotFrame>;

const ROUNDS = 80;

/** A basin and its mixer lie close together: their numbers make room for each other, each as little as it can. */
export function spreadSpots(spots: readonly Spot[], frame: SpotFrame): Spot[] {
  const { width, height } = frame;
  const places = spots.map(({ x, y }) => keepInside({ x: x * width, y: y * height }, frame));
  for (let round = 0; round < ROUNDS; round += 1) if (!pushApart(places, frame)) break;
  return places.map(({ x, y }) => ({ x: x / width, y: y / height }));
}

function pushApart(places: Spot[], frame: SpotFrame): boolean {
  let hasMoved = false;
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1)) {
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const distance = Math.hypot(dx, dy);
      if (distance >= frame.gap) continue;
      // Two in one place part sideways.
      const [towardX, towardY] = distance > 0 ? [dx / distance, dy / distance] : [1, 0];
      // A little more than needed, or they would only ever come near it.
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
