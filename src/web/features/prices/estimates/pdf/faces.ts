import type { Direction } from "../../../../../editions/languages.ts";
import figtree from "./fonts/figtree-400.ttf?inline";
import figtreeBold from "./fonts/figtree-600.ttf?inline";
import figtreeRupee from "./fonts/figtree-rupee.ttf?inline";
import fraunces from "./fonts/fraunces.ttf?inline";
import frauncesRupee from "./fonts/fraunces-rupee.ttf?inline";
import plexArabic from "./fonts/plex-arabic-400.ttf?inline";
import plexArabicBold from "./fonts/plex-arabic-600.ttf?inline";
import plexLatin from "./fonts/plex-latin-400.ttf?inline";
import plexLatinBold from "./fonts/plex-latin-600.ttf?inline";

export type Style = "text" | "strong" | "display";
type Script = "latin" | "arabic" | "rupee";

/** Part of the server's code, so that a PDF needs no file beside it. */
const FILES: Record<Direction, Record<Style, Record<Script, string>>> = {
  ltr: {
    text: { latin: figtree, arabic: plexArabic, rupee: figtreeRupee },
    strong: { latin: figtreeBold, arabic: plexArabicBold, rupee: figtreeRupee },
    display: { latin: fraunces, arabic: plexArabicBold, rupee: frauncesRupee },
  },
  rtl: {
    text: { latin: plexLatin, arabic: plexArabic, rupee: figtreeRupee },
    strong: { latin: plexLatinBold, arabic: plexArabicBold, rupee: figtreeRupee },
    display: { latin: plexLatinBold, arabic: plexArabicBold, rupee: figtreeRupee },
  },
};

/** Which of the files has a character. */
export function scriptOf(character: string): Script {
  if (character === "₹") return "rupee";
  return /[\u0600-\u06ff]/.test(character) ? "arabic" : "latin";
}

export function faceName(style: Style, script: Script): string {
  return `${style}-${script}`;
}

/** All faces of a document of this direction, by name. */
export function facesOf(direction: Direction): [name: string, file: Buffer][] {
  return Object.entries(FILES[direction]).flatMap(([style, files]) =>
    Object.entries(files).map(([script, file]): [string, Buffer] => [`${style}-${script}`, bytesOf(file)]),
  );
}

function bytesOf(dataAddress: string): Buffer {
  return Buffer.from(dataAddress.slice(dataAddress.indexOf(",") + 1), "base64");
}
