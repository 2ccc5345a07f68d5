// npm run -s islands: lists every island with the bytes that it loads (brotli), after `npm run build`.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const FOLDER = join(import.meta.dirname, "../build/client/assets");
const ISLAND = /^(.+)\.island-[\w-]{8}\.js$/;
/** The modules that every island needs, loaded with the first island of a page. */
const KIT = /^(?:react|island-parts)-/;

const files = readdirSync(FOLDER).filter((file) => file.endsWith(".js"));
const kit = reach(files.filter((file) => KIT.test(file)));
const rows = files.flatMap((file) => {
  const name = file.match(ISLAND)?.[1];
  if (!name) return [];
  const own = [...reach([file])].filter((reached) => !kit.has(reached));
  const words = files.filter((other) => other.startsWith(`${name}-words-`)).map(sizeOf);
  return [{ name, files: own.length, bytes: sum(own.map(sizeOf)), words: Math.max(0, ...words) }];
});

console.log("| island | files | its script | its words (longest language) |\n|---|--:|--:|--:|");
for (const { name, files: count, bytes, words } of rows.sort((one, other) => other.bytes - one.bytes))
  console.log(`| ${name} | ${count} | ${bytes} | ${words} |`);
console.log(
  `\nThe shared kit with React, loaded once for all islands: ${kit.size} files, ${sum([...kit].map(sizeOf))} bytes.`,
);

/** These chunks with all their static imports. */
function reach(first: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of first) {
    if (found.has(file)) continue;
    found.add(file);
    const code = readFileSync(join(FOLDER, file), "utf8");
    reach(
      [...code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, next = ""]) => next),
      found,
    );
  }
  return found;
}

function sizeOf(file: string): number {
  return brotliCompressSync(readFileSync(join(FOLDER, file))).byteLength;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
