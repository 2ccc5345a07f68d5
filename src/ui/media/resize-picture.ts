export type PhotoFormat = "avif" | "webp" | "jpg";

/** A rendition as it is asked for: the whole picture where it has no height, else its middle in that shape. */
export interface PictureSize {
  width: number;
  height?: number | undefined;
  format: PhotoFormat;
}

/** The address of a picture in a size, in the language of its image host; nothing where its host knows no sizes. */
export type ResizeAtHost = (url: string, size: PictureSize) => string | undefined;

const OWN_FOLDER = "/api/images/";
const OWN_RENDITION = /\/\d+(?:x\d+)?\.(?:avif|webp|jpg)$/;

export function isOwnPicture(url: string): boolean {
  return url.startsWith(OWN_FOLDER);
}

/**
 * The one decision about an address: a picture of ours has renditions below it, one of an image host takes options, and
 * of any other there is nothing but itself.
 */
export function resizePicture(url: string, size: PictureSize, atHost: ResizeAtHost): string | undefined {
  if (!isOwnPicture(url)) return atHost(url, size);
  const { width, height, format } = size;
  const shape = height === undefined ? width : `${width}x${height}`;
  return `${url.replace(OWN_RENDITION, "")}/${shape}.${format}`;
}
