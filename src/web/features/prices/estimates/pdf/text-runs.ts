import createBidi from "bidi-js";
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

const bidi = createBidi();
/** Direction marks are not needed after a line is split into runs. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export interface Run {
  text: string;
  script: ReturnType<typeof scriptOf>;
  level: number;
}

export function runsOf(text: string, direction: Direction): Run[] {
  // The line is already broken, so a space that must not break it is a space like any other.
  const line = text.replaceAll("\u00a0", " ");
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const runs: Run[] = [];
  for (const [index, character] of Array.from(line, (letter, at) => [at, letter] as const)) {
    const level = levels[index] ?? 0;
    const shown = (mirrored.get(index) ?? character).replace(MARKS, "");
    if (shown === "") continue;
    // A space between Arabic words counts as Arabic, so that they are shaped and found as one run.
    const script = shown === " " && level % 2 === 1 ? "arabic" : scriptOf(shown);
    const last = runs.at(-1);
    if (last && last.script === script && last.level === level) last.text += shown;
    else runs.push({ text: shown, script, level });
  }
  // The shaper reverses Arabic letters. It does not reverse signs between them, because they belong to no script.
  return runs.map((run) =>
    run.level % 2 === 1 && run.script !== "arabic" ? { ...run, text: turned(run.text) } : run,
  );
}

/**
 * The runs in visual order from left to right: everything above a level is reversed, from the highest level down (UAX
 * 9, L2).
 */
export function visualOrder(runs: readonly Run[]): Run[] {
  const order = [...runs];
  const highest = Math.max(...runs.map(({ level }) => level), 0);
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < order.length; from++) {
      let to = from;
      while ((order[to]?.level ?? -1) >= level) to++;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return order;
}

function turned(text: string): string {
  return Array.from(text).reverse().join("");
}

export type Style = "text" | "strong" | "display";
type Script = "latin" | "arabic" | "rupee";

/** The fonts are part of the server's code, so that a PDF needs no other file. */
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

function scriptOf(character: string): Script {
  if (character === "₹") return "rupee";
  return /[\u0600-\u06ff]/.test(character) ? "arabic" : "latin";
}

export function faceName(style: Style, script: Script): string {
  return `${style}-${script}`;
}

export function facesOf(direction: Direction): [name: string, file: Buffer][] {
  return Object.entries(FILES[direction]).flatMap(([style, files]) =>
    Object.entries(files).map(([script, file]): [string, Buffer] => [`${style}-${script}`, bytesOf(file)]),
  );
}

function bytesOf(dataAddress: string): Buffer {
  return Buffer.from(dataAddress.slice(dataAddress.indexOf(",") + 1), "base64");
}
