import { joinClasses } from "./join-classes.ts";
import { fallbackWidth, type Photo, type PhotoFormat, renditionUrl, srcSet } from "./photo.ts";
import "./picture.css";

export interface PictureProps {
  photo: Photo;
  /** What is in the room. Empty only where the words beside it say the same. */
  alt: string;
  sizes: string;
  ratio?: "3:2" | "4:5" | "1:1" | "16:9";
  /** The first photograph in view: at once and before others. */
  priority?: boolean;
  /** A tall cut for phones. */
  tall?: Photo;
  className?: string;
}

const PHONE = "(width < 600px)";
const FORMATS: PhotoFormat[] = ["avif", "webp"];

export function Picture({
  photo,
  alt,
  sizes,
  ratio = "3:2",
  priority = false,
  tall,
  className,
}: PictureProps) {
  return (
    <picture
      className={joinClasses(
        "picture",
        `picture--${ratio.replace(":", "-")}`,
        tall && "picture--tall",
        className,
      )}
    >
      {tall &&
        [...FORMATS, "jpg" as const].map((format) => (
          <source
            key={format}
            media={PHONE}
            type={mimeType(format)}
            srcSet={srcSet(tall, format)}
            sizes={sizes}
            width={tall.width}
            height={tall.height}
          />
        ))}
      {FORMATS.map((format) => (
        <source key={format} type={mimeType(format)} srcSet={srcSet(photo, format)} sizes={sizes} />
      ))}
      <img
        alt={alt}
        width={photo.width}
        height={photo.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
        sizes={sizes}
        srcSet={srcSet(photo, "jpg")}
        src={renditionUrl(photo, fallbackWidth(photo), "jpg")}
        style={{ backgroundColor: photo.dominant }}
      />
    </picture>
  );
}

function mimeType(format: PhotoFormat): string {
  return format === "jpg" ? "image/jpeg" : `image/${format}`;
}
