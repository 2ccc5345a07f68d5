import sharp from "sharp";
import { Refusal } from "../http/refusal.ts";

const LONGEST_SIDE = 1800;
const QUALITY = 80;
const MOST_PIXELS = 100_000_000;

/**
 * A photograph from a camera or a phone as it is stored: upright, small enough for a telephone line, and without
 * the data of the camera, which often contain the place.
 */
export async function shrinkPhotograph(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  try {
    const small = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
    return new Uint8Array(small);
  } catch {
    return new Refusal(415, "The photograph cannot be read. Send a JPEG, PNG or WebP picture.", {
      reason: "type",
    });
  }
}
