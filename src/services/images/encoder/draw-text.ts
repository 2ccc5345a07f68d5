import { join } from "node:path";
import sharp from "sharp";

export interface Drawing {
  input: Buffer;
  width: number;
  height: number;
}

export interface TextStyle {
  face: Face;
  size: number;
  colour: string;
  width?: number;
  spacing?: number;
}

export type Face = keyof typeof FACES;

// One typeface may consist of two files: the packages separate Arabic, Latin and the rupee sign. The family name is
// the one inside the files.
const FACES = {
  display: { family: "Fraunces", files: ["../fonts/fraunces.ttf"] },
  text: { family: "Figtree Light", files: ["../fonts/figtree-rupee.ttf", "../fonts/figtree.ttf"] },
  arabic: {
    family: "IBM Plex Sans Arabic Medium",
    files: ["../fonts/plex-latin.ttf", "../fonts/plex-arabic.ttf"],
  },
} as const;

const told = new Set<string>();
const RIGHT_TO_LEFT_MARK = "\u200f";

/** Draws a text in one of our own fonts, shaped and in its own direction, independent of the machine's fonts. */
export async function drawText(text: string, style: TextStyle): Promise<Drawing> {
  const { family, files } = FACES[style.face];
  // The text engine keeps every font file that it has loaded, so the other files of the typeface are loaded first.
  for (const file of files.slice(0, -1).filter((one) => !told.has(one))) {
    await draw(".", { ...style, width: undefined }, family, file);
    told.add(file);
  }
  const isArabic = style.face === "arabic";
  return draw(isArabic ? RIGHT_TO_LEFT_MARK + text : text, style, family, files.at(-1) ?? "");
}

/** The font for a text in an unknown language. */
export function faceFor(text: string): Face {
  return /\p{Script=Arabic}/u.test(text) ? "arabic" : "text";
}

async function draw(text: string, style: TextStyle, family: string, file: string): Promise<Drawing> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${style.colour}">${escapeMarkup(text)}</span>`,
      // The comma ends the family name; without it "Medium" would be read as a weight.
      font: `${family}, ${style.size}`,
      fontfile: join(import.meta.dirname, file),
      width: style.width,
      spacing: style.spacing,
      wrap: "word-char",
      rgba: true,
      dpi: 72,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

function escapeMarkup(text: string): string {
  const printable = text.replaceAll(/\p{Cc}/gu, " ");
  return printable.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
