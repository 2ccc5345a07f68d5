import type { ShownPicture } from "../../../../../ui/media/photo.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { TEXT_SIZES } from "./text-sizes.ts";

/** A picture that leads somewhere. */
export function ArticlePicture({
  href,
  picture,
  caption,
}: {
  href: string;
  picture: ShownPicture;
  caption: string;
}) {
  return (
    <figure>
      <a href={href}>
        <Picture {...picture} ratio="own" sizes={TEXT_SIZES} />
      </a>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
