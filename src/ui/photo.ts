export interface Photo {
  /** Where its renditions live: /api/images/kitchen-sage-1-3f9c */
  url: string;
  width: number;
  height: number;
  /** The colour that holds its place. */
  dominant: string;
}

export type PhotoFormat = "avif" | "webp" | "jpg";

/** The shapes into which the image service cuts a photograph, around what matters in it. */
const RATIOS = { "3:2": 3 / 2, "4:5": 4 / 5, "1:1": 1, "16:9": 16 / 9 } as const;
export type Ratio = keyof typeof RATIOS;

const WIDTHS = [320, 480, 640, 800, 1080, 1440, 1600];
const FALLBACK_WIDTH = 1080;
const SAME_SHAPE = 0.01;

/** A photograph as it will be shown: whole, or cut to a shape. */
export interface Cut extends Photo {
  ratio: number | undefined;
}

/** The largest piece of a photograph in a shape. Whole where it has that shape already. */
export function cutTo(photo: Photo, ratio?: Ratio): Cut {
  const wanted = ratio && RATIOS[ratio];
  const own = photo.width / photo.height;
  if (!wanted || Math.abs(own - wanted) < SAME_SHAPE) return { ...photo, ratio: undefined };
  const width = Math.min(photo.width, Math.round(photo.height * wanted));
  return { ...photo, width, height: Math.round(width / wanted), ratio: wanted };
}

export function renditionUrl({ url, ratio }: Cut, width: number, format: PhotoFormat): string {
  return ratio ? `${url}/${width}x${Math.round(width / ratio)}.${format}` : `${url}/${width}.${format}`;
}

export function srcSet(cut: Cut, format: PhotoFormat): string {
  return renditionWidths(cut)
    .map((width) => `${renditionUrl(cut, width, format)} ${width}w`)
    .join(", ");
}

/** What a browser without srcset gets. */
export function fallbackWidth(cut: Cut): number {
  return renditionWidths(cut).findLast((width) => width <= FALLBACK_WIDTH) ?? cut.width;
}

/** Never wider than the photograph itself: nothing is enlarged. */
function renditionWidths({ width }: Cut): number[] {
  const widths = WIDTHS.filter((candidate) => candidate <= width);
  return widths.length > 0 ? widths : [width];
}
