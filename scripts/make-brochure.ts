/**
 * Prints the brochure of scripts/brochure/ as a PDF. Run `node scripts/make-brochure.ts` after a change of its text
 * or photographs, and commit the files that it writes to content/brochures/.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import sharp from "sharp";

const ROOT = join(import.meta.dirname, "..");
const SOURCE = join(ROOT, "scripts/brochure/five-things.html");
const PHOTOGRAPHS = join(ROOT, "content/photographs");
const TARGET = join(ROOT, "content/brochures/5-things-you-are-doing-wrong-with-your-home-interiors.pdf");

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ["--no-sandbox"],
});
const page = await browser.newPage();
await page.goto(pathToFileURL(SOURCE).href);
const images = await page.locator("img[data-photo]").all();
for (const image of images) {
  const name = (await image.getAttribute("data-photo")) ?? "";
  const width = Number(await image.getAttribute("data-width"));
  // Only a JPEG is embedded in the PDF unchanged; a WebP would be unpacked and be ten times as large.
  const print = await sharp(join(PHOTOGRAPHS, `${name}.webp`))
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
  await image.evaluate(
    (element, address) => element.setAttribute("src", address),
    `data:image/jpeg;base64,${print.toString("base64")}`,
  );
}
await page.evaluate(() => document.fonts.ready);
await page.waitForFunction(() => [...document.images].every((image) => image.complete));
mkdirSync(join(TARGET, ".."), { recursive: true });
await page.pdf({ path: TARGET, preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
await browser.close();
