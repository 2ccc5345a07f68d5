import type { z } from "zod";
import type { SizedPicture } from "../../../contracts/documents/designs/smart-photo-details.ts";
import type { Picture } from "../../../contracts/documents/picture.ts";

/** A picture of a document without its name and its portrait version. */
export function sizedPicture({
  url,
  width,
  height,
  dominant,
}: Picture["photo"]): z.infer<typeof SizedPicture> {
  return { url, width, height, dominant };
}
