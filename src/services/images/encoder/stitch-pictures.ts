import sharp, { type OverlayOptions, type Sharp } from "sharp";
import type { WatermarkLocation } from "../../../contracts/calls/stitch-images.ts";
import { FetchProblem } from "../fetch-problem.ts";
import { drawText, faceFor } from "./draw-text.ts";
import { type Original, openPicture } from "./encode-picture.ts";

export interface Stitching {
  pictures: Original[];
  watermark: Watermark | undefined;
  location: WatermarkLocation;
}

export type Watermark = { text: string } | { picture: Original };

const MAX_HEIGHT = 800;
const MAX_WIDTH = 4096;
const GAP = 8;
const INSET = 24;
const INK = "#211c18";
const PAPER = "#fbf8f4";

/** Joins pictures side by side at one height, with a watermark in a corner. */
export async function stitchPictures({ pictures, watermark, location }: Stitching): Promise<Buffer> {
  const tiles = layOut(pictures);
  const last = tiles.at(-1);
  const canvas = { width: (last?.left ?? 0) + (last?.width ?? 1), height: last?.height ?? 1 };
  const layers: OverlayOptions[] = await Promise.all(
    tiles.map(async ({ picture, left, width, height }) => ({
      input: await draw(openPicture(picture.input).resize(width, height, { fit: "fill" })),
      left,
      top: 0,
    })),
  );
  if (watermark) layers.push(await placeMark(watermark, location, canvas));
  return sharp({ create: { ...canvas, channels: 3, background: "#ffffff" } })
    .composite(layers)
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
}

const QUICK = { compressionLevel: 1 };

/** A picture of another host may turn out to be broken only now. */
async function draw(picture: Sharp): Promise<Buffer> {
  try {
    return await picture.png(QUICK).toBuffer();
  } catch (error) {
    throw new FetchProblem("One of the pictures cannot be read.", { cause: error });
  }
}

interface Tile {
  picture: Original;
  left: number;
  width: number;
  height: number;
}

function layOut(pictures: Original[]): Tile[] {
  const ratios = pictures.map(({ width, height }) => width / height);
  const ratio = ratios.reduce((sum, one) => sum + one, 0);
  const gaps = GAP * (pictures.length - 1);
  const height = Math.max(
    1,
    Math.floor(Math.min(MAX_HEIGHT, (MAX_WIDTH - gaps) / ratio, ...pictures.map((one) => one.height))),
  );
  let left = 0;
  return pictures.map((picture, index) => {
    const width = Math.max(1, Math.round(height * (ratios[index] ?? 1)));
    const tile = { picture, left, width, height };
    left += width + GAP;
    return tile;
  });
}

async function placeMark(
  watermark: Watermark,
  location: WatermarkLocation,
  canvas: { width: number; height: number },
): Promise<OverlayOptions> {
  const inset = Math.min(INSET, Math.round(canvas.height / 20));
  const room = {
    width: Math.max(1, canvas.width - 2 * inset),
    height: Math.max(1, canvas.height - 2 * inset),
  };
  const mark = "text" in watermark ? await drawMark(watermark.text) : watermark.picture.input;
  const drawn = await openPicture(mark)
    .resize({
      width: Math.min(room.width, Math.ceil(canvas.width / 3)),
      height: Math.min(room.height, Math.max(16, Math.round(canvas.height / 10))),
      fit: "inside",
      withoutEnlargement: true,
    })
    .png(QUICK)
    .toBuffer({ resolveWithObject: true });
  const { width, height } = drawn.info;
  return {
    input: drawn.data,
    left: location.endsWith("Left") ? inset : canvas.width - width - inset,
    top: location.startsWith("top") ? inset : canvas.height - height - inset,
  };
}

/** The text on a dark plate, readable on any photograph. */
async function drawMark(text: string): Promise<Buffer> {
  const words = await drawText(text, { face: faceFor(text), size: 34, colour: PAPER });
  const [width, height] = [words.width + 48, 72];
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="8" fill="${INK}" fill-opacity=".72"/></svg>`;
  return sharp(Buffer.from(plate))
    .composite([{ input: words.input, gravity: "centre" }])
    .png(QUICK)
    .toBuffer();
}
