import { isOwnPicture, type PhotoFormat, type ResizeAtHost, resizePicture } from "./resize-picture.ts";

/**
 * One print of a photograph: its address without a size (/api/images/kitchen-sage-1-3f9c12ab), or that of an external
 * picture.
 */
export interface Print {
  url: string;
  /** Only pictures of our own library always have a size. */
  width?: number | undefined;
  height?: number | undefined;
}

export interface Photo extends Print {
  /** The placeholder colour. */
  dominant?: string | undefined;
  tall?: Print | undefined;
}

export interface ShownPicture {
  photo: Photo;
  alt: string;
}

/** The ratios to which the image service crops a photograph, around its focus. */
const RATIOS = { "3:2": 3 / 2, "4:5": 4 / 5, "1:1": 1, "16:9": 16 / 9 } as const;
export type Ratio = keyof typeof RATIOS;

const WIDTHS = [320, 480, 640, 800, 1080, 1440, 1600, 2000, 2400];
const FALLBACK_WIDTH = 1080;
const SAME_SHAPE = 0.01;
/** Used when only the address is known: rooms are 3:2, and the picture is cropped from the middle. */
const USUAL = { width: 1600, height: 1067 } as const;
/** A third pixel per point makes no visible difference. */
const PIXELS_PER_POINT = 2;

export interface Cut {
  url: string;
  width: number;
  height: number;
  ratio: number | undefined;
}

export function cutTo(print: Print, ratio?: Ratio): Cut {
  const { url } = print;
  const { width, height } = sizeOf(print) ?? USUAL;
  const wanted = ratio && RATIOS[ratio];
  if (!wanted || isWhole(print, wanted)) return { url, width, height, ratio: undefined };
  const cutWidth = Math.min(width, Math.round(height * wanted));
  return { url, width: cutWidth, height: Math.round(cutWidth / wanted), ratio: wanted };
}

/** The crop for phones: the portrait print if there is one, otherwise the middle of the wide one in portrait format. */
export function tallCut(photo: Photo): Cut {
  return cutTo(photo.tall ?? photo, "4:5");
}

/** Both sides or none, because one side alone does not reserve any space. */
export function sizeOf({ width, height }: Print): { width: number; height: number } | undefined {
  return width && height ? { width, height } : undefined;
}

// Our own pictures show rooms, and are 3:2 by default; an external picture may have any ratio.
function isWhole(print: Print, wanted: number): boolean {
  const size = sizeOf(print) ?? (isOwnPicture(print.url) ? USUAL : undefined);
  return size !== undefined && Math.abs(size.width / size.height - wanted) < SAME_SHAPE;
}

/** A crop in one width; undefined if its host does not support sizes. */
export function renditionUrl(
  { url, ratio }: Cut,
  width: number,
  format: PhotoFormat,
  atHost: ResizeAtHost,
): string | undefined {
  const height = ratio && Math.round(width / ratio);
  return resizePicture(url, { width, height, format }, atHost);
}

/** A single address, for uses without a choice of sizes. */
export function pictureUrl(
  photo: Print,
  { ratio, width, format }: { ratio?: Ratio; width: number; format: PhotoFormat },
  atHost: ResizeAtHost,
): string {
  return renditionUrl(cutTo(photo, ratio), width, format, atHost) ?? photo.url;
}

export function stampUrl(photo: Print, atHost: ResizeAtHost): string {
  return pictureUrl(photo, { ratio: "3:2", width: WIDTHS[0] ?? FALLBACK_WIDTH, format: "webp" }, atHost);
}

/** All useful widths up to `most`; undefined if the host does not support sizes. */
export function srcSet(
  cut: Cut,
  format: PhotoFormat,
  atHost: ResizeAtHost,
  most = Number.POSITIVE_INFINITY,
): string | undefined {
  const candidates = renditionWidths(cut, most).flatMap((width) => {
    const url = renditionUrl(cut, width, format, atHost);
    return url ? [`${url} ${Math.min(width, cut.width)}w`] : [];
  });
  return candidates.join(", ") || undefined;
}

export function fallbackWidth(cut: Cut): number {
  return renditionWidths(cut, FALLBACK_WIDTH).at(-1) ?? FALLBACK_WIDTH;
}

/**
 * The maximum pixels that a picture with these `sizes` can need: a thumbnail of 108 px needs no rendition of 1600,
 * and neither does a card that takes 45vw of a window below 1024 px. A size that grows with the window without a
 * limit gives no maximum.
 */
export function mostPixels(sizes: string): number {
  return Math.max(...sizes.split(",").map(mostPoints)) * PIXELS_PER_POINT;
}

/** Phones in landscape are at most 540 points wide; wider devices are tablets. */
const WIDEST_PHONE = { below: 600, points: 540 };

function mostPoints(size: string): number {
  const [, below] = /\(width < (\d+)px\)/.exec(size) ?? [];
  const [, share, less = "0"] = /([\d.]+)vw(?: - ([\d.]+)px)?/.exec(size) ?? [];
  const [, fixed] = /(?:^|\s)([\d.]+)px\s*$/.exec(size) ?? [];
  const window = below === undefined ? Number.POSITIVE_INFINITY : Number(below);
  const points =
    share === undefined ? Number(fixed ?? Infinity) : (window * Number(share)) / 100 - Number(less);
  return window <= WIDEST_PHONE.below ? Math.min(points, WIDEST_PHONE.points) : points;
}

/**
 * Never wider than the print itself, because nothing is enlarged; a print smaller than the smallest rendition uses
 * that one. The first width above the need is the last.
 */
function renditionWidths({ width }: Cut, most: number): number[] {
  const [smallest = width] = WIDTHS;
  const enough = WIDTHS.find((candidate) => candidate >= most) ?? Number.POSITIVE_INFINITY;
  const widths = WIDTHS.filter((candidate) => candidate <= width && candidate <= enough);
  return widths.length > 0 ? widths : [smallest];
}
