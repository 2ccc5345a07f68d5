import sharp from "sharp";
import type { Photograph } from "./photographs.ts";
import type { Rendition } from "./rendition.ts";

/** Part of every address, so that a change below reaches readers in spite of a year of caching. */
export const RECIPE = "1";

// One thread each: two encodes at once then share two cores fairly, and leave requests their turn.
sharp.concurrency(1);

/** Cuts the photograph to the asked shape around its focus, scales it down and encodes it. Never enlarges. */
export async function encodeRendition(photograph: Photograph, rendition: Rendition): Promise<Buffer> {
  const cut = cutAround(photograph, rendition);
  const picture = sharp(photograph.file)
    .extract(cut)
    .resize({ width: Math.min(rendition.width, cut.width) });
  switch (rendition.format) {
    case "avif":
      // Effort 2 is six times faster than the usual 4 for 9 % more bytes: the first reader waits for it.
      return picture.avif({ quality: 55, effort: 2, chromaSubsampling: "4:2:0" }).toBuffer();
    case "webp":
      return picture.webp({ quality: 74, effort: 4 }).toBuffer();
    case "jpg":
      return picture.jpeg({ quality: 74, progressive: true, optimiseCoding: true }).toBuffer();
  }
}

interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function cutAround(photograph: Pick<Photograph, "width" | "height" | "focus">, asked: Rendition): Cut {
  const { width, height, focus = { x: 0.5, y: 0.5 } } = photograph;
  const ratio = asked.height === undefined ? width / height : asked.width / asked.height;
  const cutWidth = Math.min(width, Math.round(height * ratio));
  const cutHeight = Math.min(height, Math.round(width / ratio));
  return {
    left: within(focus.x * width - cutWidth / 2, width - cutWidth),
    top: within(focus.y * height - cutHeight / 2, height - cutHeight),
    width: cutWidth,
    height: cutHeight,
  };
}

function within(value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, 0), most));
}
