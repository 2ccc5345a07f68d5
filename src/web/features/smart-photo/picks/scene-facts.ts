import type { Country } from "../../../../editions/regions.ts";
import type { Photo } from "../../../../ui/media/photo.ts";
import { type Scene, type ScenePiece, type SceneVariation, type Spot, thumbnailsOf } from "./scene.ts";
import type { SceneAddress, SceneView } from "./scene-view.ts";
import { SPOT_FRAMES, type SpotFrame, spreadSpots } from "./spread-spots.ts";

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
