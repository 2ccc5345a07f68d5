import { joinClasses } from "./join-classes.ts";
import {
  cutTo,
  fallbackWidth,
  type Photo,
  type PhotoFormat,
  type Ratio,
  renditionUrl,
  srcSet,
} from "./photo.ts";
import "./picture.css";

export interface PictureProps {
  photo: Photo;
  /** What is in the room. Empty only where the words beside it say the same. */
  alt: string;
  sizes: string;
  ratio?: Ratio;
  /** The first photograph in view: at once and before others. */
  priority?: boolean;
  /** Cut to 4:5 on phones, where a wide room would be a thin strip. */
  tall?: boolean;
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
  tall = false,
  className,
}: PictureProps) {
  const cut = cutTo(photo, ratio);
  const tallCut = cutTo(photo, "4:5");
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
            srcSet={srcSet(tallCut, format)}
            sizes={sizes}
            width={tallCut.width}
            height={tallCut.height}
          />
        ))}
      {FORMATS.map((format) => (
        <source key={format} type={mimeType(format)} srcSet={srcSet(cut, format)} sizes={sizes} />
      ))}
      <img
        alt={alt}
        width={cut.width}
        height={cut.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
        sizes={sizes}
        srcSet={srcSet(cut, "jpg")}
        src={renditionUrl(cut, fallbackWidth(cut), "jpg")}
        style={{ backgroundColor: photo.dominant }}
      />
    </picture>
  );
}

function mimeType(format: PhotoFormat): string {
  return format === "jpg" ? "image/jpeg" : `image/${format}`;
}
