import type { Picture } from "../../contracts/documents/picture.ts";

interface ImageSize {
  source_url: string;
  width: number;
  height: number;
  mime_type: string;
}

export interface WordpressImage {
  image: string;
  imageAltText: string;
  media_details: { width: number; height: number; sizes: Record<string, ImageSize> };
}

const SIZES = { thumbnail: 320, medium: 640, large: 1080, full: 1600 };

/** The title replaces a missing alternative text. */
export function wordpressImage({ photo, alt }: Picture, title: string): WordpressImage {
  const sizes = Object.fromEntries(
    Object.entries(SIZES).map(([name, width]) => [name, imageSize(photo, width)]),
  );
  const { width, height } = photo;
  return {
    image: `${photo.url}/${SIZES.full}.jpg`,
    imageAltText: alt || title,
    media_details: { width, height, sizes },
  };
}

function imageSize({ url, width, height }: Picture["photo"], asked: number): ImageSize {
  // Pictures are never enlarged.
  const shown = Math.min(asked, width);
  return {
    source_url: `${url}/${asked}.jpg`,
    width: shown,
    height: Math.round((shown * height) / width),
    mime_type: "image/jpeg",
  };
}
