import { type ImageHosts, resizedUrl } from "../../contracts/images/image-url.ts";
import type { ResizeAtHost } from "../../ui/media/resize-picture.ts";

/** Resizes pictures at the two image services (IM-01): a height means that the picture is cropped to the box. */
export function atImageHosts(hosts: ImageHosts | undefined): ResizeAtHost {
  return (url, { width, height, format }) =>
    resizedUrl(url, { width, height, ...(height && { resize: "fill" }), format }, hosts);
}
