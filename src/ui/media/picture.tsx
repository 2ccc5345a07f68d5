import { type ComponentType, createContext, type Ref, use } from "react";
import { useImageHosts } from "./image-host-context.ts";
import type { Photo, Ratio } from "./photo.ts";
import { pictureFrame } from "./picture-frame.ts";
import { pictureParts } from "./picture-parts.ts";
import { ReadyPicture, type ReadyPictureFacts } from "./ready-picture.tsx";
import type { ResizeAtHost } from "./resize-picture.ts";

export interface PictureProps {
  photo: Photo;
  /** Describes the room. Empty only if the text beside it says the same. */
  alt: string;
  sizes: string;
  /** The ratio to crop to; "own" keeps it uncropped, for positions that are measured in it. */
  ratio?: Ratio | "own";
  /** For the first photograph in view: it loads immediately and with high priority. */
  priority?: boolean | undefined;
  /** A 4:5 frame on phones, where a wide room would be a thin strip. */
  tall?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLImageElement> | undefined;
}

/** The replacement in documents that have another element for photographs, such as AMP; used only on the server. */
export const PictureCounterpart = /* @__PURE__ */ createContext<ComponentType<PictureProps> | undefined>(
  undefined,
);

/**
 * The only component for photographs: sharp on every screen as far as its host allows, with its space reserved before
 * it loads, and loaded first if needed.
 */
export function Picture(props: PictureProps) {
  const Twin = import.meta.env.SSR ? use(PictureCounterpart) : undefined;
  return Twin ? <Twin {...props} /> : <OwnPicture {...props} />;
}

function OwnPicture({ priority, ref, ...shown }: PictureProps) {
  return <ReadyPicture {...readyPicture(shown, useImageHosts())} priority={priority} ref={ref} />;
}

/** The same data for an island, which receives it in its props. */
export function readyPicture(
  { photo, alt, sizes, ratio, tall = false, className }: Omit<PictureProps, "priority" | "ref">,
  atHost: ResizeAtHost,
): ReadyPictureFacts {
  const { shape, ...frame } = pictureFrame({ photo, ratio, tall, className });
  const parts = pictureParts({ photo, sizes, ratio: shape, tall }, atHost);
  return { ...parts, frame, alt, dominant: photo.dominant };
}
