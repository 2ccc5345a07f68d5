import type { CSSProperties } from "react";
import { joinClasses } from "../base/join-classes.ts";
import { cutTo, type Photo, type Ratio, sizeOf } from "./photo.ts";

interface Framed {
  photo: Photo;
  ratio?: Ratio | "own" | undefined;
  tall?: boolean | undefined;
  className?: string | undefined;
}

interface PictureFrame {
  /** The ratio to which the photograph is cropped; undefined means uncropped. */
  shape: Ratio | undefined;
  className: string | undefined;
  style: CSSProperties | undefined;
}

/** The space that a photograph takes in a page before it has loaded. */
export function pictureFrame({ photo, ratio = "3:2", tall, className }: Framed): PictureFrame {
  const shape = ratio === "own" ? shapeOf(photo) : ratio;
  const named = shape && `picture--${shape.replace(":", "-")}`;
  return {
    shape,
    className: joinClasses("picture", named, tall && "picture--tall", className),
    style: shape ? undefined : ownShape(photo),
  };
}

/** Rooms are 3:2 by default; any other ratio has no name. */
function shapeOf(photo: Photo): Ratio | undefined {
  const isUsual = !sizeOf(photo) || cutTo(photo, "3:2").ratio === undefined;
  return isUsual ? "3:2" : undefined;
}

function ownShape(photo: Photo): CSSProperties | undefined {
  const size = sizeOf(photo);
  return size && { aspectRatio: `${size.width} / ${size.height}` };
}
