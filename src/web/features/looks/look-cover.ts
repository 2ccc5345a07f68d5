import type { LookItem } from "../../../contracts/calls/looks.ts";
import type { Photo } from "../../../ui/media/photo.ts";

/** The photograph that stands for a home; of somebody else's only the address is known. */
export function coverOf({ picture, image, title }: Pick<LookItem, "picture" | "image" | "title">): {
  photo: Photo;
  alt: string;
} {
  return picture ?? { photo: { url: image }, alt: title };
}
