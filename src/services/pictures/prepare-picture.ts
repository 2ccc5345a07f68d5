import sharp from "sharp";
import { Refusal } from "../http/refusal.ts";

const LONGEST_SIDE = 3000;
const SHORTEST_SIDE = 480;
const MOST_PIXELS = 100_000_000;
const QUALITY = 90;
const FORMATS: readonly string[] = ["jpeg", "png", "webp", "heif"];

export interface PreparedPicture {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  /** The colour that is shown while it loads. */
  dominant: string;
}

/**
 * A picture as the site stores it: upright, at most 3,000 pixels, and without the data of the camera, which often
 * contain the place. The encoders make all sizes and formats from it.
 */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture | Refusal> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" });
    const { format = "", width = 0, height = 0, pages = 1 } = await picture.metadata();
    if (!FORMATS.includes(format)) return wrongType();
    if (pages > 1)
      return new Refusal(415, "A moving picture can’t be used. Send a still one.", { reason: "moving" });
    if (Math.min(width, height) < SHORTEST_SIDE)
      return new Refusal(
        415,
        `The picture has ${width} × ${height} pixels. Send one with at least 480 on each side.`,
        {
          reason: "small",
        },
      );
    const stored = await picture
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .flatten({ background: "#ffffff" })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    const { dominant } = await sharp(stored.data).resize(64, 64, { fit: "inside" }).stats();
    return {
      bytes: new Uint8Array(stored.data),
      ...{ width: stored.info.width, height: stored.info.height },
      dominant: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`,
    };
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message))
      return new Refusal(413, "The picture has more than 100 million pixels. Make it smaller.", {
        reason: "pixels",
      });
    return wrongType();
  }
}

function wrongType(): Refusal {
  return new Refusal(
    415,
    "The picture can’t be read. Save it as JPEG, PNG, WebP or AVIF, and send it again.",
    {
      reason: "picture",
    },
  );
}
