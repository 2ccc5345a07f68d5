/**
 * Writes the fonts of the PDFs to src/web/features/prices/estimates/pdf/fonts/: one weight each, as TrueType, because
 * the PDF library embeds no other format. Run `node scripts/subset-pdf-fonts.ts` and commit the files that it writes.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…€™−→`;
const ARABIC = ` ${range(0x621, 0x63a)}${range(0x640, 0x652)}${range(0x660, 0x66c)}،؛؟ٰٱپچژڤکگی\u200c\u200d`;
const FIGTREE = "@fontsource-variable/figtree/files/figtree-latin";
const PLEX_REGULAR = "@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf";
const PLEX_BOLD = "@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf";

const FACES = {
  "fraunces.ttf": {
    from: "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
    characters: LATIN,
    axes: { wght: 420, opsz: 40 },
  },
  "fraunces-rupee.ttf": {
    from: "@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2",
    characters: "₹",
    axes: { wght: 420, opsz: 40 },
  },
  "figtree-400.ttf": { from: `${FIGTREE}-wght-normal.woff2`, characters: LATIN, axes: { wght: 400 } },
  "figtree-600.ttf": { from: `${FIGTREE}-wght-normal.woff2`, characters: LATIN, axes: { wght: 600 } },
  "figtree-rupee.ttf": { from: `${FIGTREE}-ext-wght-normal.woff2`, characters: "₹", axes: { wght: 500 } },
  "plex-arabic-400.ttf": { from: PLEX_REGULAR, characters: ARABIC, axes: {} },
  "plex-arabic-600.ttf": { from: PLEX_BOLD, characters: ARABIC, axes: {} },
  "plex-latin-400.ttf": { from: PLEX_REGULAR, characters: LATIN, axes: {} },
  "plex-latin-600.ttf": { from: PLEX_BOLD, characters: LATIN, axes: {} },
};

const FOLDER = new URL("../src/web/features/prices/estimates/pdf/fonts/", import.meta.url);
const resolve = createRequire(import.meta.url).resolve;

mkdirSync(FOLDER, { recursive: true });
for (const [file, { from, characters, axes }] of Object.entries(FACES)) {
  const options = { targetFormat: "sfnt" as const, noHinting: true, variationAxes: axes };
  const font = await subsetFont(readFileSync(resolve(from)), characters, options);
  writeFileSync(new URL(file, FOLDER), font);
  console.log(`${file} ${font.length}`);
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");
}
