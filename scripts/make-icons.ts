/**
 * Draws the logo mark of the site as icons, and the default share picture of each region. Run `node
 * scripts/make-icons.ts [folder of photographs]` after a change of the mark, and commit the files that it writes to
 * public/.
 */

import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import subsetFont from "subset-font";
import { LANGUAGES, type Language, type Script } from "../src/editions/languages.ts";
import { REGION_NAMES, REGIONS, type Region } from "../src/editions/regions.ts";

const CLAY = "#B4472A";
const PAPER = "#FBF8F4";
const INK = "#211C18";

/** Two nested arches, 22 × 28. */
const ARCHES = '<path d="M2 27V12a9 9 0 0 1 18 0v15"/><path d="M7.5 27V13.5a3.5 3.5 0 0 1 7 0V27"/>';
const MARK = { width: 22, height: 28 };

type LanguageLooks = Pick<(typeof LANGUAGES)[Language], "direction" | "script">;

interface SharePicture {
  photograph: string;
  line: string;
}

const SHARE_PICTURES: Record<Region, SharePicture> = {
  in: { photograph: "kitchen-sage-1", line: "Rooms you can walk into, and count on." },
  sg: { photograph: "living-walnut-2", line: "More home, in the home you have." },
  my: { photograph: "dining-forest-4", line: "Made for long dinners and easy mornings." },
  sa: { photograph: "majlis-ivory-2", line: "Rooms that know how to receive guests." },
  "sa-ar": { photograph: "majlis-forest-1", line: "بيوت تُحسن استقبال ضيوفها" },
};

const FACES = {
  latin: {
    file: "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
    family: "Fraunces",
    size: 52,
    spacing: -6,
    leading: -4,
    axes: { wght: 420, opsz: 72 },
  },
  arabic: {
    file: "@expo-google-fonts/ibm-plex-sans-arabic/500Medium/IBMPlexSansArabic_500Medium.ttf",
    family: "IBM Plex Sans Arabic Medium",
    size: 54,
    spacing: 0,
    leading: 12,
    axes: {},
  },
} satisfies Record<Script, object>;

mkdirSync("public/icons", { recursive: true });
mkdirSync("public/share", { recursive: true });
writeFileSync("public/favicon.svg", `${tile({ size: 32, markHeight: 24, radius: 7 })}\n`);
await draw("public/icons/icon-192.png", tile({ size: 192, markHeight: 112, radius: 40 }));
await draw("public/icons/icon-512.png", tile({ size: 512, markHeight: 300, radius: 108 }));
// Launchers crop the icon to a circle of four fifths of its size.
await draw("public/icons/maskable-512.png", tile({ size: 512, markHeight: 232, radius: 0 }));
await draw("public/icons/apple-touch-180.png", tile({ size: 180, markHeight: 104, radius: 0 }));
writeFileSync("public/favicon.ico", icoOf(await pngOf(tile({ size: 32, markHeight: 26, radius: 7 })), 32));

const photographs = process.argv[2] ?? "content/photographs";
for (const region of REGION_NAMES) {
  await drawSharePicture(
    `public/share/default-${region}.jpg`,
    SHARE_PICTURES[region],
    LANGUAGES[REGIONS[region].language],
  );
}

function tile({ size, markHeight, radius }: { size: number; markHeight: number; radius: number }): string {
  return svg(size, size, `<rect width="${size}" height="${size}" rx="${radius}" fill="${PAPER}"/>`, {
    x: (size - (markHeight * MARK.width) / MARK.height) / 2,
    y: (size - markHeight) / 2,
    height: markHeight,
  });
}

function svg(width: number, height: number, ground: string, mark: { x: number; y: number; height: number }) {
  const scale = mark.height / MARK.height;
  const place = `translate(${round(mark.x)} ${round(mark.y)}) scale(${round(scale)})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">` +
    `${ground}<g transform="${place}" fill="none" stroke="${CLAY}" stroke-width="2">${ARCHES}</g></svg>`
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function pngOf(drawing: string): Promise<Buffer> {
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

async function draw(file: string, drawing: string): Promise<void> {
  writeFileSync(file, await pngOf(drawing));
}

/** An .ico with one PNG inside: a header of 6 bytes, a directory entry of 16, the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Paper with the mark and a line of text at the start side, and the room at the end side. */
async function drawSharePicture(
  file: string,
  picture: SharePicture,
  { direction, script }: LanguageLooks,
): Promise<void> {
  const room = await sharp(join(photographs, `${picture.photograph}.webp`))
    .resize(740, 630, { fit: "cover" })
    .toBuffer();
  const line = await lineOf(picture.line, script);
  const start = 64;
  const panel = 460;
  const at = (inset: number, width: number) => (direction === "rtl" ? 1200 - inset - width : inset);
  const markHeight = 84;
  const markWidth = (markHeight * MARK.width) / MARK.height;
  const mark = svg(1200, 630, "", { x: at(start, markWidth), y: 72, height: markHeight });
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: PAPER } })
    .composite([
      { input: room, left: at(panel, 740), top: 0 },
      { input: Buffer.from(mark), left: 0, top: 0 },
      { input: line.data, left: at(start, line.info.width), top: 630 - 72 - line.info.height },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file);
}

// The text engine reads only TrueType, so the font is unpacked for it.
async function lineOf(line: string, script: Script) {
  const face = FACES[script];
  const packed = readFileSync(createRequire(import.meta.url).resolve(face.file));
  const font = await subsetFont(packed, line, { targetFormat: "sfnt", variationAxes: face.axes });
  const fontfile = join(mkdtempSync(join(tmpdir(), "face-")), "face.ttf");
  writeFileSync(fontfile, font);
  return sharp({
    text: {
      text: `<span foreground="${INK}" letter_spacing="${face.spacing * 100}">${line}</span>`,
      // The comma ends the family name; without it "Medium" would be read as a weight.
      font: `${face.family}, ${face.size}`,
      fontfile,
      width: 350,
      spacing: face.leading,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}
