/**
 * Reduces the fonts of the site to the characters that it uses, and writes src/ui/base/fonts/ and
 * src/ui/base/fonts.css. Run `node scripts/subset-fonts.ts` after a change of the characters or the weights, and
 * commit the files that it writes.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { advanceOf, mergeGlyph, readCmap, readTables, table } from "./merge-glyph.ts";

const LATIN = `${range(0x20, 0x7e)}\u00a0éèêàâçñöüïôîûäÉ£©®°±²³·½¼¾×÷«»–—‘’“”•…€™−`;
const NAME = ` &'.-${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)}`;
const RUPEE = 0x20b9;
const ARABIC = `${range(0x621, 0x63a)}${range(0x640, 0x652)}${range(0x660, 0x66c)}،؛؟ٰٱپچژڤکگی\u200c\u200d\u200e\u200f${range(0x2066, 0x2069)}`;
const LATIN_IN_ARABIC = `${range(0x20, 0x7e)}\u00a0é©®°²³·½×«»–—‘’“”•…−`;
const PLAIN_FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum", "pnum"];

const FRAUNCES = { wght: { min: 400, max: 500 }, opsz: { min: 18, max: 72 } };
const FIGTREE = { wght: { min: 400, max: 600 } };
const JOINING_FEATURES = ["init", "medi", "fina", "isol", "rlig", "calt", "curs"];
const PLEX_FACES = ["400Regular", "500Medium", "600SemiBold"];

/**
 * The mean advance of a sample text, in parts of an em. Georgia, Times New Roman and Arial were measured with
 * Gelasio, Liberation Serif and Liberation Sans, which have the same advances; Arabic was measured in a browser,
 * because its letters join.
 */
const SAMPLE =
  "the quick brown fox jumps over a lazy dog and sees what every home will cost before it is built, room by room, " +
  "with no surprise at the end of it";
const SYSTEM_FONTS: Fallback[] = [
  { name: "Fraunces fallback", of: "Fraunces", locals: ["Georgia", "Gelasio"], mean: 0.433 },
  {
    name: "Fraunces fallback times",
    of: "Fraunces",
    locals: ["Times New Roman", "Liberation Serif"],
    mean: 0.3984,
  },
  { name: "Figtree fallback", of: "Figtree", locals: ["Arial", "Liberation Sans", "Arimo"], mean: 0.43423 },
  { name: "Figtree fallback roboto", of: "Figtree", locals: ["Roboto", "Roboto-Regular"], mean: 0.4344 },
  {
    name: "Plex Arabic fallback",
    of: "Plex Arabic",
    locals: ["Noto Sans Arabic", "NotoSansArabic-Regular"],
    mean: 0.4326,
  },
  {
    name: "Plex Arabic fallback naskh",
    of: "Plex Arabic",
    locals: ["Noto Naskh Arabic UI", "NotoNaskhArabic-Regular"],
    mean: 0.3834,
  },
];
const PLEX_ARABIC_MEAN = 0.4049;

interface Fallback {
  name: string;
  of: string;
  locals: string[];
  mean: number;
}

interface Face {
  family: string;
  file: string;
  weight: string;
  style?: string;
}

const FONTS = new URL("../src/ui/base/fonts/", import.meta.url);
const resolve = createRequire(import.meta.url).resolve;
const faces: Face[] = [];

mkdirSync(FONTS, { recursive: true });
await writeFraunces();
await writeFrauncesItalic();
await writeFrauncesName();
await writeFigtree();
for (const face of PLEX_FACES) await writePlex(face);
await writeStylesheet();

async function writeFraunces(): Promise<void> {
  const cut = { variationAxes: FRAUNCES, keepFeatures: PLAIN_FEATURES };
  const latin = await subset(fraunces("latin-opsz-normal"), LATIN, cut);
  const rupee = await subset(fraunces("latin-ext-opsz-normal"), "₹", cut);
  await save("fraunces.woff2", mergeGlyph(latin, rupee, RUPEE));
  faces.push({ family: "Fraunces", file: "fraunces.woff2", weight: "400 500" });
}

/** Has one weight and one size, because it is used only in running text, and only the pages that use it load it. */
async function writeFrauncesItalic(): Promise<void> {
  const cut = { variationAxes: { wght: 400, opsz: 20 }, keepFeatures: PLAIN_FEATURES };
  await save("fraunces-italic.woff2", await subset(fraunces("latin-opsz-italic"), LATIN, cut));
  faces.push({ family: "Fraunces", file: "fraunces-italic.woff2", weight: "400 500", style: "italic" });
}

/** The letters of the brand name in the logo: Arabic pages use Fraunces for nothing else. */
async function writeFrauncesName(): Promise<void> {
  const cut = { variationAxes: { wght: 500, opsz: 26 }, keepFeatures: ["kern"] };
  await save("fraunces-name.woff2", await subset(fraunces("latin-opsz-normal"), NAME, cut));
  faces.push({ family: "Fraunces Name", file: "fraunces-name.woff2", weight: "500" });
}

async function writeFigtree(): Promise<void> {
  const cut = { variationAxes: FIGTREE };
  const latin = await subset(figtree("latin-wght-normal"), `${LATIN}←→`, cut);
  const rupee = await subset(figtree("latin-ext-wght-normal"), "₹", cut);
  await save("figtree.woff2", mergeGlyph(latin, rupee, RUPEE));
  faces.push({ family: "Figtree", file: "figtree.woff2", weight: "400 600" });
}

/**
 * Both scripts are in one file: every Arabic line contains Latin digits and spaces, so a second file would always be
 * loaded and cause another layout.
 */
async function writePlex(face: string): Promise<void> {
  const weight = face.slice(0, 3);
  const cut = { keepFeatures: [...PLAIN_FEATURES, ...JOINING_FEATURES] };
  const file = `plex-arabic-${weight}.woff2`;
  await save(file, await subset(plex(face), `${ARABIC}${LATIN_IN_ARABIC}`, cut));
  faces.push({ family: "Plex Arabic", file, weight });
}

function fraunces(cut: string): Buffer {
  return readFileSync(resolve(`@fontsource-variable/fraunces/files/fraunces-${cut}.woff2`));
}

function figtree(cut: string): Buffer {
  return readFileSync(resolve(`@fontsource-variable/figtree/files/figtree-${cut}.woff2`));
}

function plex(face: string): Buffer {
  const file = `@expo-google-fonts/ibm-plex-sans-arabic/${face}/IBMPlexSansArabic_${face}.ttf`;
  return readFileSync(resolve(file));
}

function subset(font: Buffer, characters: string, options: object): Promise<Buffer> {
  return subsetFont(font, characters, {
    targetFormat: "sfnt",
    noHinting: true,
    dropTables: ["STAT"],
    ...options,
  });
}

async function save(file: string, font: Buffer): Promise<void> {
  const packed = await subsetFont(font, "", { targetFormat: "woff2", keepAllGlyphs: true, noHinting: true });
  writeFileSync(new URL(file, FONTS), packed);
  console.log(`${file} ${packed.length}`);
}

async function writeStylesheet(): Promise<void> {
  const targets: Record<string, Metrics> = {
    Fraunces: await metricsOf(fraunces("latin-opsz-normal"), { wght: 420, opsz: 42 }),
    Figtree: await metricsOf(figtree("latin-wght-normal"), { wght: 400 }),
    "Plex Arabic": {
      ...(await metricsOf(plex("400Regular"))),
      mean: PLEX_ARABIC_MEAN,
    },
  };
  const own = faces.map((face) =>
    rule([
      `font-family: "${face.family}"`,
      `src: url("./fonts/${face.file}") format("woff2")`,
      `font-weight: ${face.weight}`,
      ...(face.style ? [`font-style: ${face.style}`] : []),
      "font-display: swap",
    ]),
  );
  const stand = SYSTEM_FONTS.flatMap((fallback) => {
    const target = targets[fallback.of];
    if (!target) return [];
    const size = target.mean / fallback.mean;
    return rule([
      `font-family: "${fallback.name}"`,
      `src: ${fallback.locals.map((name) => `local("${name}")`).join(", ")}`,
      `size-adjust: ${percent(size)}`,
      `ascent-override: ${percent(target.ascent / size)}`,
      `descent-override: ${percent(target.descent / size)}`,
      `line-gap-override: ${percent(target.lineGap / size)}`,
    ]);
  });
  const note =
    "/* Written by scripts/subset-fonts.ts, fallbacks included: their figures come from the fonts' own tables. */";
  writeFileSync(
    new URL("../src/ui/base/fonts.css", import.meta.url),
    `${[note, ...own, ...stand].join("\n\n")}\n`,
  );
}

interface Metrics {
  mean: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

async function metricsOf(font: Buffer, axes?: Record<string, number>): Promise<Metrics> {
  const tables = readTables(await subset(font, SAMPLE, axes ? { variationAxes: axes } : {}));
  const em = table(tables, "head").readUInt16BE(18);
  const glyphs = readCmap(table(tables, "cmap"));
  const advances = [...SAMPLE].map((letter) =>
    advanceOf(tables, glyphs.get(letter.codePointAt(0) ?? 0) ?? 0),
  );
  const os2 = table(tables, "OS/2");
  const usesTypo = (os2.readUInt16BE(62) & 0x80) !== 0;
  const [source, at] = usesTypo ? [os2, 68] : [table(tables, "hhea"), 4];
  return {
    mean: advances.reduce((sum, advance) => sum + advance, 0) / advances.length / em,
    ascent: source.readInt16BE(at) / em,
    descent: -source.readInt16BE(at + 2) / em,
    lineGap: source.readInt16BE(at + 4) / em,
  };
}

/** The output has the formatter's style, so that formatting does not change it. */
function rule(declarations: string[]): string {
  const lines = declarations.map((line) => (line.length > 107 ? line.replace(": ", ":\n    ") : line));
  return `@font-face {\n${lines.map((line) => `  ${line};`).join("\n")}\n}`;
}

function percent(part: number): string {
  return `${(100 * part).toFixed(2)}%`;
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");
}
