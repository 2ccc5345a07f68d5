import type { CSSProperties, Ref } from "react";
import type { PictureParts } from "./picture-parts.ts";
import "./picture.css";

/** A photograph with resolved addresses: an island that receives them does not load the code that builds them. */
export interface ReadyPictureFacts extends PictureParts {
  frame: { className?: string | undefined; style?: CSSProperties | undefined };
  alt: string;
  dominant?: string | undefined;
}

interface ReadyPictureProps extends ReadyPictureFacts {
  priority?: boolean | undefined;
  ref?: Ref<HTMLImageElement> | undefined;
}

export function ReadyPicture({
  sources,
  image,
  frame,
  alt,
  dominant,
  priority = false,
  ref,
}: ReadyPictureProps) {
  return (
    <picture {...frame}>
      {sources.map(({ media, type, srcSet, sizes, width, height }) => (
        <source
          key={`${media}-${type}`}
          media={media}
          type={type}
          srcSet={srcSet}
          sizes={sizes}
          width={width}
          height={height}
        />
      ))}
      <img
        ref={ref}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
        srcSet={image.srcSet}
        sizes={image.sizes}
        src={image.src}
        style={{ backgroundColor: dominant ?? "var(--sand)" }}
      />
    </picture>
  );
}
