import { isOwnPicture, type PhotoFormat, type ResizeAtHost, resizePicture } from "./resize-picture.ts";

/** One print of a photograph: its address without a size (/api/images/kitchen-sage-1-3f9c12ab), or a foreign picture's. */
export interface Print {
  url: string;
  /** Only our own library always knows its size. */
  width?: number | undefined;
  height?: number | undefined;
}

export interface Photo extends Print {
  /** The colour that holds its place. */
  dominant?: string | undefined;
  tall?: Print | undefined;
}

export interface ShownPicture {
  photo: Photo;
  alt: string;
}

/** The shapes into which the image service cuts a photograph, around what matters in it. */
const RATIOS = { "3:2": 3 / 2, "4:5": 4 / 5, "1:1": 1, "16:9": 16 / 9 } as const;
export type Ratio = keyof typeof RATIOS;

const WIDTHS = [320, 480, 640, 800, 1080, 1440, 1600];
const FALLBACK_WIDTH = 1080;
const SAME_SHAPE = 0.01;
/** Where only the address is known: rooms are 3:2, and what is shown is cut from the middle. */
const USUAL = { width: 1600, height: 1067 } as const;
/** No eye tells a third pixel from a second. */
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

/** What phones get: the tall print where there is one, or the tall middle of the wide one. */
export function tallCut(photo: Photo): Cut {
  return cutTo(photo.tall ?? photo, "4:5");
}

/** Both sides or none: half a size keeps no place. */
export function sizeOf({ width, height }: Print): { width: number; height: number } | undefined {
  return width && height ? { width, height } : undefined;
}

// Our own are rooms, and 3:2 where nothing else is said; a stranger's picture may have any shape.
function isWhole(print: Print, wanted: number): boolean {
  const size = sizeOf(print) ?? (isOwnPicture(print.url) ? USUAL : undefined);
  return size !== undefined && Math.abs(size.width / size.height - wanted) < SAME_SHAPE;
}

/** A cut in one width; nothing where its host knows no sizes. */
export function renditionUrl(
  { url, ratio }: Cut,
  width: number,
  format: PhotoFormat,
  atHost: ResizeAtHost,
): string | undefined {
  const height = ratio && Math.round(width / ratio);
  return resizePicture(url, { width, height, format }, atHost);
}

/** One address for where there is no choice of them. */
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

/** Every width that can be of use, up to `most`; nothing where its host knows no sizes. */
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
 * The most pixels that a picture of these `sizes` can need: a stamp of 108 px needs no rendition of 1600, nor does a card
 * that takes 45vw of a window below 1024 px. A size that grows with a window without end sets no limit.
 */
export function mostPixels(sizes: string): number {
  return Math.max(...sizes.split(",").map(mostPoints)) * PIXELS_PER_POINT;
}

/** Phones are held sideways at most 540 points wide; what is wider is a tablet. */
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
 * Never wider than the print itself, for nothing is enlarged; a print smaller than the smallest rendition is that
 * rendition. The first width above the need is the last.
 */
function renditionWidths({ width }: Cut, most: number): number[] {
  const [smallest = width] = WIDTHS;
  const enough = WIDTHS.find((candidate) => candidate >= most) ?? Number.POSITIVE_INFINITY;
  const widths = WIDTHS.filter((candidate) => candidate <= width && candidate <= enough);
  return widths.length > 0 ? widths : [smallest];
}
