import type { Photo } from "../../../../../ui/media/photo.ts";

/** A photograph with priced pieces, from which every layout is rendered, pro or lite. */
export interface Scene {
  photo: Photo;
  alt: string;
  pieces: ScenePiece[];
  lines: SceneLine[];
  /** The upstream does not say what its prices include, for example taxes and fitting. */
  isCoverUnknown?: boolean;
}

export interface ScenePiece {
  id: string;
  name: string;
  /** The first spot is reachable by keyboard; the others mark further parts of the same piece. */
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
  /** The whole room with this variation in it; null if it looks like the scene. */
  print: Photo | null;
  thumbnail: Photo | null;
}

export interface SceneLine {
  name: string;
  price: number;
  /** The rate of a tax on the sum of everything else; null for a fixed amount. */
  rate: number | null;
}

/** A position from 0 to 1, measured from the edges of the photograph, which is never mirrored. */
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

/** A variation without a picture is shown by its name alone (SP-11). */
export function thumbnailsOf<Variation extends { thumbnail: Photo | null }>(
  variations: readonly Variation[],
): (Variation & { thumbnail: Photo })[] {
  return variations.flatMap((variation) =>
    variation.thumbnail?.url ? [{ ...variation, thumbnail: variation.thumbnail }] : [],
  );
}
