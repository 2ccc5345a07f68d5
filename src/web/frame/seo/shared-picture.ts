import { type Print, pictureUrl, sizeOf } from "../../../ui/media/photo.ts";
import type { ResizeAtHost } from "../../../ui/media/resize-picture.ts";

const WIDTH = 1080;

/** A picture for sharing: large, uncropped and a JPEG if the image service supports it, else unchanged. */
export function sharedPicture(photo: Print, atHost: ResizeAtHost): Print {
  const url = pictureUrl(photo, { width: WIDTH, format: "jpg" }, atHost);
  const size = sizeOf(photo);
  if (!size || url === photo.url) return { url, ...size };
  return { url, width: WIDTH, height: Math.round((WIDTH * size.height) / size.width) };
}
