import type { Photo } from "../../../../../ui/media/photo.ts";

/** A photograph whose pieces have prices: what every layout of it is drawn from, pro or lite. */
export interface Scene {
  photo: Photo;
  alt: string;
  pieces: ScenePiece[];
  lines: SceneLine[];
  /** Whoever handed it out does not say what its prices cover, taxes and fitting among it. */
  isCoverUnknown?: boolean;
}

export interface ScenePiece {
  id: string;
  name: string;
  /** The first is numbered for the keyboard too; the others are parts of the same piece. */
  spots: Spot[];
  quantity: number | null;
  unit: string | null;
  note: string | null;
  customSku: string | null;
  variations: SceneVariation[];
}

export interface SceneVariation {
  name: string;
  /** For the whole quantity, tax included. */
  price: number;
  isDefault: boolean;
  sku: string | null;
  /** The whole room with this variation in it; none where it looks like the scene. */
  print: Photo | null;
  thumbnail: Photo | null;
}

export interface SceneLine {
  name: string;
  price: number;
  /** A tax: this share of everything else. */
  rate: number | null;
}

/** From the edges of the photograph, 0 to 1. It is never mirrored. */
export interface Spot {
  x: number;
  y: number;
}

/** The variation that is shown at first: the default, else the first (SP-10). */
export function defaultIndex(variations: readonly { isDefault: boolean }[]): number {
  return Math.max(
    variations.findIndex(({ isDefault }) => isDefault),
    0,
  );
}

/** A thumbnail needs a picture: a variation without one is offered by its name alone (SP-11). */
export function thumbnailsOf<Variation extends { thumbnail: Photo | null }>(
  variations: readonly Variation[],
): (Variation & { thumbnail: Photo })[] {
  return variations.flatMap((variation) =>
    variation.thumbnail?.url ? [{ ...variation, thumbnail: variation.thumbnail }] : [],
  );
}
