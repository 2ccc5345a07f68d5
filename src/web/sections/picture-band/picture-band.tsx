import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { Picture } from "../../../ui/media/picture.tsx";
import type { SectionFrame } from "../parts/section.tsx";
import "./picture-band.css";

interface PictureBandProps extends Pick<SectionOf<"picture-band">, "picture">, SectionFrame {
  caption?: string | undefined;
  /** Whether it is the first photograph in view. */
  priority?: boolean;
}

export function PictureBand({ id, picture, caption, priority = false }: PictureBandProps) {
  return (
    <figure className="wrap wrap--wide picture-band" id={id}>
      <Picture
        {...picture}
        ratio="16:9"
        tall
        priority={priority}
        sizes="(width < 600px) 100vw, (width < 1560px) 92vw, 1440px"
      />
      {caption && <figcaption className="t13 soft">{caption}</figcaption>}
    </figure>
  );
}
