import { type ComponentType, createContext, type Ref, use } from "react";
import { useImageHosts } from "./image-host-context.ts";
import type { Photo, Ratio } from "./photo.ts";
import { pictureFrame } from "./picture-frame.ts";
import { pictureParts } from "./picture-parts.ts";
import { ReadyPicture, type ReadyPictureFacts } from "./ready-picture.tsx";
import type { ResizeAtHost } from "./resize-picture.ts";

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
  ref?: Ref<HTMLImageElement> | undefined;
}

/** What stands for it in documents that have another element for photographs; the server's only, no browser reads it. */
export const PictureTwin = /* @__PURE__ */ createContext<ComponentType<PictureProps> | undefined>(undefined);

/**
 * The one way to show a photograph: sharp on every screen as far as its host allows, in its own shape before it is there,
 * and first if it must.
 */
export function Picture(props: PictureProps) {
  const Twin = import.meta.env.SSR ? use(PictureTwin) : undefined;
  return Twin ? <Twin {...props} /> : <OwnPicture {...props} />;
}

function OwnPicture({ priority, ref, ...shown }: PictureProps) {
  return <ReadyPicture {...readyPicture(shown, useImageHosts())} priority={priority} ref={ref} />;
}

/** The same for an island, which gets it among its facts. */
export function readyPicture(
  { photo, alt, sizes, ratio, tall = false, className }: Omit<PictureProps, "priority" | "ref">,
  atHost: ResizeAtHost,
): ReadyPictureFacts {
  const { shape, ...frame } = pictureFrame({ photo, ratio, tall, className });
  const parts = pictureParts({ photo, sizes, ratio: shape, tall }, atHost);
  return { ...parts, frame, alt, dominant: photo.dominant };
}
