export type PhotoFormat = "avif" | "webp" | "jpg";

/** A requested rendition: the whole picture if it has no height, otherwise its middle in that ratio. */
export interface PictureSize {
  width: number;
  height?: number | undefined;
  format: PhotoFormat;
}

/**
 * The address of a picture in a size, in the syntax of its image host; undefined if the host does not support sizes.
 */
export type ResizeAtHost = (url: string, size: PictureSize) => string | undefined;

const OWN_FOLDER = "/api/images/";
const OWN_RENDITION = /\/\d+(?:x\d+)?\.(?:avif|webp|jpg)$/;

export function isOwnPicture(url: string): boolean {
  return url.startsWith(OWN_FOLDER);
}

/**
 * Resolves an address: one of our pictures has renditions below it, a picture of an image host takes options, and any
 * other picture has no sizes.
 */
export function resizePicture(url: string, size: PictureSize, atHost: ResizeAtHost): string | undefined {
  if (!isOwnPicture(url)) return atHost(url, size);
  const { width, height, format } = size;
  const shape = height === undefined ? width : `${width}x${height}`;
  return `${url.replace(OWN_RENDITION, "")}/${shape}.${format}`;
}
