export interface Photo {
  /** Where its renditions live: /api/images/kitchen-sage-1-3f9c */
  url: string;
  width: number;
  height: number;
  /** The colour that holds its place. */
  dominant: string;
}

export type PhotoFormat = "avif" | "webp" | "jpg";

const WIDTHS = [320, 480, 640, 800, 1080, 1440, 1600];
const FALLBACK_WIDTH = 1080;

export function renditionUrl({ url }: Photo, width: number, format: PhotoFormat): string {
  return `${url}/${width}.${format}`;
}

export function srcSet(photo: Photo, format: PhotoFormat): string {
  return renditionWidths(photo)
    .map((width) => `${renditionUrl(photo, width, format)} ${width}w`)
    .join(", ");
}

/** What a browser without srcset gets. */
export function fallbackWidth(photo: Photo): number {
  return renditionWidths(photo).findLast((width) => width <= FALLBACK_WIDTH) ?? photo.width;
}

/** Never wider than the photograph itself: nothing is enlarged. */
function renditionWidths({ width }: Photo): number[] {
  const widths = WIDTHS.filter((candidate) => candidate <= width);
  return widths.length > 0 ? widths : [width];
}
