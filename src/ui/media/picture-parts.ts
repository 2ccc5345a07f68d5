import {
  type Cut,
  cutTo,
  fallbackWidth,
  mostPixels,
  type Photo,
  type Print,
  type Ratio,
  renditionUrl,
  sizeOf,
  srcSet,
  tallCut,
} from "./photo.ts";
import { isOwnPicture, type PhotoFormat, type ResizeAtHost } from "./resize-picture.ts";

export interface PictureShape {
  photo: Photo;
  sizes: string;
  ratio: Ratio | undefined;
  tall?: boolean | undefined;
}

export interface PictureSource {
  media?: string | undefined;
  type?: string | undefined;
  srcSet: string;
  sizes?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

/** The sources for the browser, best first, and the fallback if it supports none of them. */
export interface PictureParts {
  sources: PictureSource[];
  image: Omit<PictureSource, "media" | "type" | "srcSet"> & { srcSet?: string | undefined; src: string };
}

const PHONE = "(width < 600px)";
/** Phones are at most 600 wide, and a third pixel per point makes no visible difference. */
const MAX_ON_PHONES = 1080;
const MODERN: readonly PhotoFormat[] = ["avif", "webp"];
const ALL: readonly PhotoFormat[] = [...MODERN, "jpg"];
/**
 * Only one format, which every browser supports, is requested from an image host: each further format is another file
 * for it to generate and store.
 */
const OF_HOSTS: PhotoFormat = "webp";

/** The addresses of a picture: in formats and widths, only in widths, or its single address. */
export function pictureParts(
  { photo, sizes, ratio, tall }: PictureShape,
  atHost: ResizeAtHost,
): PictureParts {
  const most = mostPixels(sizes);
  const phones = tall ? tallSources(photo, sizes, Math.min(most, MAX_ON_PHONES), atHost) : [];
  const cut = cutTo(photo, ratio);
  const { width, height } = cut;
  if (isOwnPicture(photo.url)) {
    const src = renditionUrl(cut, fallbackWidth(cut), "jpg", atHost) ?? photo.url;
    return {
      sources: [...phones, ...typed(cut, MODERN, sizes, most, atHost)],
      image: { width, height, src },
    };
  }
  const widths = srcSet(cut, OF_HOSTS, atHost, most);
  const src = renditionUrl(cut, fallbackWidth(cut), OF_HOSTS, atHost);
  if (!widths || !src) return { sources: phones, image: { ...sizeOf(photo), src: photo.url } };
  return { sources: phones, image: { width, height, srcSet: widths, sizes, src } };
}

function tallSources(photo: Photo, sizes: string, most: number, atHost: ResizeAtHost): PictureSource[] {
  const cut = tallCut(photo);
  const { width, height } = cut;
  const own = isOwnPicture(cut.url) && typed(cut, ALL, sizes, most, atHost);
  if (own) return own.map((source) => ({ ...source, media: PHONE, width, height }));
  const widths = srcSet(cut, OF_HOSTS, atHost, most);
  if (widths) return [{ media: PHONE, srcSet: widths, sizes, width, height }];
  return photo.tall ? [{ media: PHONE, srcSet: candidateOf(photo.tall), ...sizeOf(photo.tall) }] : [];
}

function typed(
  cut: Cut,
  formats: readonly PhotoFormat[],
  sizes: string,
  most: number,
  atHost: ResizeAtHost,
): PictureSource[] {
  return formats.flatMap((format) => {
    const widths = srcSet(cut, format, atHost, most);
    return widths ? [{ type: mimeType(format), srcSet: widths, sizes }] : [];
  });
}

function mimeType(format: PhotoFormat): string {
  return format === "jpg" ? "image/jpeg" : `image/${format}`;
}

// In a source set, a space ends an address, and so does a trailing comma.
function candidateOf({ url }: Print): string {
  return url.trim().replaceAll(/\s/g, "%20").replace(/,$/, "%2C");
}
