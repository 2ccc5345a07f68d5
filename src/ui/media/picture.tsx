import type { CSSProperties, Ref } from "react";
import { joinClasses } from "../base/join-classes.ts";
import { useImageHosts } from "./image-host-context.ts";
import { cutTo, type Photo, type Ratio, sizeOf } from "./photo.ts";
import { pictureParts } from "./picture-parts.ts";
import "./picture.css";

export interface PictureProps {
  photo: Photo;
  /** What is in the room. Empty only where the words beside it say the same. */
  alt: string;
  sizes: string;
  /** The shape to cut it to; "own" leaves it whole, where places in it are measured. */
  ratio?: Ratio | "own";
  /** The first photograph in view: at once and before others. */
  priority?: boolean | undefined;
  /** A 4:5 frame on phones, where a wide room would be a thin strip. */
  tall?: boolean;
  className?: string | undefined;
  /** Of the image itself. */
  ref?: Ref<HTMLImageElement> | undefined;
}

/**
 * The one way to show a photograph: sharp on every screen as far as its host allows, in its own shape before it is there,
 * and first if it must.
 */
export function Picture({
  photo,
  alt,
  sizes,
  ratio = "3:2",
  priority = false,
  tall = false,
  className,
  ref,
}: PictureProps) {
  const atHost = useImageHosts();
  const shape = ratio === "own" ? shapeOf(photo) : ratio;
  const { sources, image } = pictureParts({ photo, sizes, ratio: shape, tall }, atHost);
  return (
    <picture
      className={joinClasses(
        "picture",
        shape && `picture--${shape.replace(":", "-")}`,
        tall && "picture--tall",
        className,
      )}
      style={shape ? undefined : ownShape(photo)}
    >
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
        style={{ backgroundColor: photo.dominant ?? "var(--sand)" }}
      />
    </picture>
  );
}

/** Rooms are 3:2, also where nobody says so; any other shape has no name. */
function shapeOf(photo: Photo): Ratio | undefined {
  const isUsual = !sizeOf(photo) || cutTo(photo, "3:2").ratio === undefined;
  return isUsual ? "3:2" : undefined;
}

function ownShape(photo: Photo): CSSProperties | undefined {
  const size = sizeOf(photo);
  return size && { aspectRatio: `${size.width} / ${size.height}` };
}
