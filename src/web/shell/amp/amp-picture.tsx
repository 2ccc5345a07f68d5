import { createElement } from "react";
import { useImageHosts } from "../../../ui/media/image-host-context.ts";
import type { PictureProps } from "../../../ui/media/picture.tsx";
import { pictureFrame } from "../../../ui/media/picture-frame.ts";
import { pictureParts } from "../../../ui/media/picture-parts.ts";

/**
 * The twin of Picture: the same frame around `amp-img`, which fills it as the styles of the page say. AMP chooses by width
 * alone, so it is given the one format of ours that every browser reads.
 */
export function AmpPicture({ photo, alt, sizes, ratio, priority, tall, className }: PictureProps) {
  const atHost = useImageHosts();
  const { shape, ...frame } = pictureFrame({ photo, ratio, tall, className });
  const { sources, image } = pictureParts({ photo, sizes, ratio: shape }, atHost);
  const webp = sources.find(({ type }) => type === "image/webp");
  const { srcSet = webp?.srcSet, src, width, height } = image;
  return (
    <span {...frame} style={{ ...frame.style, backgroundColor: photo.dominant }}>
      {createElement(
        "amp-img",
        {
          layout: "fill",
          alt,
          src,
          srcset: srcSet,
          sizes: srcSet && sizes,
          "disable-inline-width": srcSet && "",
          "data-hero": priority ? "" : undefined,
        },
        <noscript>
          <img alt={alt} {...{ src, srcSet, sizes, width, height }} />
        </noscript>,
      )}
    </span>
  );
}
