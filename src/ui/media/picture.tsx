import { joinClasses } from "../base/join-classes.ts";
import {
  type Cut,
  cutTo,
  fallbackWidth,
  mostPixels,
  type Photo,
  type PhotoFormat,
  type Ratio,
  renditionUrl,
  srcSet,
  tallCut,
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
  /** A 4:5 frame on phones, where a wide room would be a thin strip. */
  tall?: boolean;
  className?: string;
}

const PHONE = "(width < 600px)";
/** Phones are at most 600 wide, and no eye tells a third pixel from a second. */
const MOST_ON_PHONES = 1080;
const MODERN: PhotoFormat[] = ["avif", "webp"];
const ALL: PhotoFormat[] = [...MODERN, "jpg"];

/** The one way to show a photograph: sharp on every screen, in its own shape before it is there, and first if it must. */
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
  const most = mostPixels(sizes);
  return (
    <picture
      className={joinClasses(
        "picture",
        `picture--${ratio.replace(":", "-")}`,
        tall && "picture--tall",
        className,
      )}
    >
      {tall && ALL.map((format) => tallSource(tallCut(photo), format, sizes, Math.min(most, MOST_ON_PHONES)))}
      {MODERN.map((format) => (
        <source key={format} type={mimeType(format)} srcSet={srcSet(cut, format, most)} sizes={sizes} />
      ))}
      <img
        alt={alt}
        width={cut.width}
        height={cut.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
        src={renditionUrl(cut, fallbackWidth(cut), "jpg")}
        style={{ backgroundColor: photo.dominant }}
      />
    </picture>
  );
}

function tallSource(cut: Cut, format: PhotoFormat, sizes: string, most: number) {
  return (
    <source
      key={`tall-${format}`}
      media={PHONE}
      type={mimeType(format)}
      srcSet={srcSet(cut, format, most)}
      sizes={sizes}
      width={cut.width}
      height={cut.height}
    />
  );
}

function mimeType(format: PhotoFormat): string {
  return format === "jpg" ? "image/jpeg" : `image/${format}`;
}
