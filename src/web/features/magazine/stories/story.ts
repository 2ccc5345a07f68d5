import type { MagazinePostItem } from "../../../../contracts/documents/magazine/stored-post.ts";
import type { ShownPicture } from "../../../../ui/media/photo.ts";

type Known = "slug" | "title" | "category" | "image" | "media_details";
type MaybeKnown = "date" | "authors" | "excerpt" | "imageAltText" | "keyFacts" | "readingMinutes" | "type";

/** An article in a list; it works for every kind of list, even with few fields. */
export type Story = Pick<MagazinePostItem, Known> &
  Partial<Pick<MagazinePostItem, MaybeKnown>> & { picture?: ShownPicture | undefined };

export function coverOf(story: Story): ShownPicture | undefined {
  const { picture, image, media_details, imageAltText, title } = story;
  if (picture) return picture;
  if (image === "") return undefined;
  const { width, height } = media_details;
  return { photo: { url: image, width, height }, alt: imageAltText || title };
}
