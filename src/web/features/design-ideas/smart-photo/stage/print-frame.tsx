import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import type { Photo } from "../../../../../ui/media/photo.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import "./smart-photo-stage.css";

interface PrintFrameProps extends Pick<ComponentProps<"div">, "className" | "style" | "ref"> {
  photo: Photo;
  /** A print that the visitor may choose next and that is loaded in advance. */
  prepared?: string | undefined;
  alt: string;
  sizes: string;
  priority?: boolean;
  /** Called when the print could not be loaded; the previous one stays visible. */
  onMissing?: () => void;
  children?: ReactNode;
}

/** A photograph that fades to another print of the same room once it has loaded. */
export function PrintFrame({ photo, prepared, alt, sizes, priority, onMissing, ...frame }: PrintFrameProps) {
  const { className, children, ...rest } = frame;
  const { under, next, isIn, isBusy, image } = usePrints(photo.url, prepared, onMissing);
  const look = { alt, sizes, ratio: "own" } as const;
  return (
    <div className={joinClasses("prints", className, isBusy && "is-busy")} dir="ltr" {...rest}>
      <Picture key={under} {...look} photo={{ ...photo, url: under }} priority={priority} />
      {next !== undefined && (
        <Picture
          key={next}
          {...look}
          photo={{ ...photo, url: next }}
          // A lazy image would wait indefinitely to come near the viewport.
          priority
          className={isIn ? "is-in" : undefined}
          ref={image}
        />
      )}
      {children}
    </div>
  );
}

/** Manages the visible print and the one that is loading or fading in above it. */
function usePrints(wanted: string, prepared: string | undefined, onMissing: (() => void) | undefined) {
  const image = useRef<HTMLImageElement>(null);
  const [under, setUnder] = useState(wanted);
  const [arrived, setArrived] = useState<string>();
  const [missing, setMissing] = useState<string>();
  const coming = wanted !== under && wanted !== missing ? wanted : undefined;
  const isIn = coming !== undefined && arrived === coming;

  useEffect(() => {
    if (coming === undefined) return;
    let isWanted = true;
    void arrives(image.current).then((isThere) => {
      // Only the last print is shown if the visitor chooses faster than the pictures load.
      if (!isWanted) return;
      if (isThere) return setArrived(coming);
      setMissing(coming);
      onMissing?.();
    });
    return () => {
      isWanted = false;
    };
  }, [coming, onMissing]);

  useEffect(() => {
    if (!isIn) return;
    let isWanted = true;
    void fades(image.current).then(() => {
      if (isWanted) setUnder(wanted);
    });
    return () => {
      isWanted = false;
    };
  }, [isIn, wanted]);

  // Choosing the print again retries a failed load.
  if (missing !== undefined && missing !== wanted) setMissing(undefined);
  const spare = prepared === under ? undefined : prepared;
  return { under, next: coming ?? spare, isIn, isBusy: coming !== undefined && !isIn, image };
}

async function arrives(image: HTMLImageElement | null): Promise<boolean> {
  try {
    await image?.decode();
    return true;
  } catch (error) {
    // decode() rejects with a DOMException if the picture could not be loaded.
    if (error instanceof DOMException) return false;
    throw error;
  }
}

async function fades(image: HTMLImageElement | null): Promise<void> {
  const moves = image?.parentElement?.getAnimations() ?? [];
  await Promise.allSettled(moves.map(({ finished }) => finished));
}
