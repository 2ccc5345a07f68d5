/**
 * Makes the library from prints. Usage: node photo-studio/catalogue/make-catalogue.ts OUT FOLDER [FOLDER …]. It
 * writes OUT/<name>.webp and OUT/catalogue.json. If two folders have the same name, the later one counts. A print
 * that is already a WebP is copied unchanged, so that making the library again never reduces its quality. The other
 * photographs of an existing catalogue stay in it.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { argv } from "node:process";
import sharp from "sharp";
import { z } from "zod";
import { coloursOf } from "./colours.ts";
import { type Entry, entryOf, withTall, withVariations } from "./entry.ts";
import { type Print, readPrints } from "./read-prints.ts";
import { rejected } from "./rejected.ts";

const WEBP = { quality: 76, effort: 5, smartSubsample: true };

const [out, ...folders] = argv.slice(2);
if (!out || folders.length === 0) throw new Error("make-catalogue.ts OUT FOLDER [FOLDER …]");

await mkdir(out, { recursive: true });
const prints = new Map<string, Print>();
for (const folder of folders) {
  for (const print of await readPrints(folder)) prints.set(print.name, print);
}
const refuse = await rejected();
const chosenFocus = await readChosenFocus();
const entries: Entry[] = [];
for (const print of prints.values()) {
  const reason = refuse(print.name);
  if (reason) {
    console.log(`${print.name} is left out: ${reason}`);
    continue;
  }
  const master = join(out, `${print.name}.webp`);
  await develop(print.file, master);
  const { width, height } = await sharp(master).metadata();
  const entry = entryOf(print, width, height, await coloursOf(master));
  entries.push({ ...entry, focus: chosenFocus[print.name] ?? entry.focus });
}
const library = withTall(withVariations([...(await otherEntries()), ...entries].sort(byName)));
await writeFile(join(out, "catalogue.json"), `${JSON.stringify(library, null, 1)}\n`);
console.log(`${library.length} photographs`);

/** The photographs of the existing catalogue that are not printed again. */
async function otherEntries(): Promise<Entry[]> {
  const known: Entry[] = JSON.parse(
    await readFile(join(out ?? "", "catalogue.json"), "utf8").catch(() => "[]"),
  );
  return known.filter(({ name }) => !prints.has(name));
}

function byName(one: Entry, other: Entry): number {
  return one.name.localeCompare(other.name, "en");
}

/** The focus points that a person has chosen for crops. */
async function readChosenFocus(): Promise<Record<string, Entry["focus"]>> {
  const Focus = z.record(z.string(), z.object({ x: z.number(), y: z.number() }));
  return Focus.parse(JSON.parse(await readFile(new URL("focus.json", import.meta.url), "utf8")));
}

async function develop(from: string, to: string): Promise<void> {
  if (from === to) return;
  if (extname(from) === ".webp") return copyFile(from, to);
  await sharp(await readFile(from))
    .webp(WEBP)
    .toFile(to);
}
