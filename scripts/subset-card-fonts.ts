/**
 * Writes the fonts that the image service uses for share cards and watermarks to src/services/images/fonts/: one
 * weight each, as TrueType, because its text engine reads no other format. Run `node scripts/subset-card-fonts.ts`
 * and commit the files that it writes.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…€™−`;
const ARABIC = `${range(0x621, 0x63a)}${range(0x640, 0x652)}${range(0x660, 0x66c)}،؛؟ٰٱپچژڤکگی\u200c\u200d\u200e\u200f`;
const PLEX = "@expo-google-fonts/ibm-plex-sans-arabic/500Medium/IBMPlexSansArabic_500Medium.ttf";

const FACES = {
  "fraunces.ttf": {
    from: "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
    characters: LATIN,
    axes: { wght: 420, opsz: 72 },
  },
  "figtree.ttf": {
    from: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    characters: LATIN,
    axes: { wght: 500 },
  },
  "figtree-rupee.ttf": {
    from: "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
    characters: "₹",
    axes: { wght: 500 },
  },
  "plex-arabic.ttf": {
    from: PLEX,
    characters: ARABIC,
    axes: {},
  },
  "plex-latin.ttf": {
    from: PLEX,
    characters: LATIN,
    axes: {},
  },
};

const FOLDER = new URL("../src/services/images/fonts/", import.meta.url);
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
