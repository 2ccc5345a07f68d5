/** Draws the whole library as one picture. Usage: node photo-studio/catalogue/contact-sheet.ts LIBRARY OUT.jpg */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { argv } from "node:process";
import sharp from "sharp";
import { z } from "zod";

const [library, out] = argv.slice(2);
if (!library || !out) throw new Error("contact-sheet.ts LIBRARY OUT.jpg");

const CELL = { width: 120, height: 80, caption: 12 };
const COLUMNS = 26;
const GROUND = "#f4f2ee";

const Names = z.array(z.object({ name: z.string() }));
const names = Names.parse(JSON.parse(await readFile(join(library, "catalogue.json"), "utf8"))).map(
  (e) => e.name,
);
const rows = Math.ceil(names.length / COLUMNS);
const step = CELL.height + CELL.caption;
const cells = [];
for (const [i, name] of names.entries()) {
  const left = (i % COLUMNS) * CELL.width;
  const top = Math.floor(i / COLUMNS) * step;
  const input = await sharp(join(library, `${name}.webp`))
    .resize(CELL.width - 4, CELL.height - 2, { fit: "contain", background: GROUND })
    .toBuffer();
  cells.push({ input, left: left + 2, top }, { input: caption(name), left, top: top + CELL.height - 1 });
}
await sharp({ create: { width: COLUMNS * CELL.width, height: rows * step, channels: 3, background: GROUND } })
  .composite(cells)
  .jpeg({ quality: 68, mozjpeg: true })
  .toFile(out);

function caption(name: string): Buffer {
  const text = `<text x="3" y="9" font-size="7.2" font-family="sans-serif" fill="#333">${name}</text>`;
  return Buffer.from(`<svg width="${CELL.width}" height="${CELL.caption}">${text}</svg>`);
}
