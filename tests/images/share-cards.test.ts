import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { createEmbeddedBackends, type EmbeddedBackends } from "../../src/services/embedded-backends.ts";
import { drawCard } from "../../src/services/images/encoder/draw-card.ts";
import { drawText } from "../../src/services/images/encoder/draw-text.ts";
import { openDatabase } from "../../src/services/open-database.ts";
import { ALL_PAGES } from "../../src/web/pages/all-pages.ts";
import { SILENT } from "../services/fixture-backends.ts";

const CONTENT = join(import.meta.dirname, "../../content");
const PAPER = [0xfb, 0xf8, 0xf4];

let backends: EmbeddedBackends;
let clean = async () => {};
beforeAll(async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), "share-cards-"));
  const database = await openDatabase({ dataDirectory });
  await database.migrate();
  const options = { database, dataDirectory, contentDirectory: CONTENT, brandName: "Atrium", log: SILENT };
  const shareCards = Object.assign({}, ...ALL_PAGES.all.map((page) => page.shareCards));
  backends = await createEmbeddedBackends({ ...options, shareCards });
  await backends.loadContent();
  clean = async () => {
    await backends.stop();
    await database.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
});
afterAll(() => clean());

/** The share of an area of a picture that differs from the background colour. */
async function inkIn(
  picture: Uint8Array,
  part: { left: number; top: number; width: number; height: number },
) {
  const { data, info } = await sharp(picture)
    .extract(part)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let marked = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const distance = PAPER.reduce((sum, value, index) => sum + Math.abs(value - (data[at + index] ?? 0)), 0);
    if (distance > 60) marked += 1;
  }
  return marked / (info.width * info.height);
}

test.each(REGION_NAMES)("the home page of %s has a share card, in its writing direction", async (region) => {
  const old = await backends.app.request(`/api/share/home/${region}/home-00000000.jpg`);
  expect(old.status).toBe(302);
  const path = old.headers.get("location") ?? "";
  expect(path).toMatch(new RegExp(`^/api/share/home/${region}/home-[0-9a-f]{8}\\.jpg$`));
  const response = await backends.app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const card = Buffer.from(await response.arrayBuffer());
  expect(await sharp(card).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  const isArabic = region === "sa-ar";
  const [words, edge, room] = isArabic ? [760, 1160, 20] : [60, 5, 800];
  expect(await inkIn(card, { left: words, top: 260, width: 380, height: 320 })).toBeGreaterThan(0.02);
  expect(await inkIn(card, { left: edge, top: 0, width: 35, height: 630 })).toBeLessThan(0.001);
  expect(await inkIn(card, { left: room, top: 100, width: 300, height: 400 })).toBeGreaterThan(0.5);
  const again = await backends.app.request(path, {
    headers: { "if-none-match": response.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
});

test.each([
  "/api/share/home/in/buy-now-00000000.jpg",
  "/api/share/home/mars/home-00000000.jpg",
  "/api/share/page/in/home-00000000.jpg",
  "/api/share/home/in/home.jpg",
  "/api/share/home/in/..%2f..%2fx-00000000.jpg",
  "/api/share/toString/in/home-00000000.jpg",
  "/api/share/home/toString/home-00000000.jpg",
])("%s is not a share card: its text comes only from documents", async (path) => {
  expect((await backends.app.request(`${path}?title=Hello`)).status).toBe(404);
});

test("query parameters do not change a share card", async () => {
  const old = await backends.app.request("/api/share/home/in/home-00000000.jpg?title=Hello");
  const path = old.headers.get("location") ?? "";
  expect(path).not.toContain("Hello");
  const [plain, asked] = [
    await backends.app.request(path),
    await backends.app.request(`${path}?title=Hello`),
  ];
  expect(Buffer.from(await asked.arrayBuffer()).equals(Buffer.from(await plain.arrayBuffer()))).toBe(true);
});

test("Arabic letters join: a word is narrower than its separate letters", async () => {
  const style = { face: "arabic", size: 60, colour: "#000000" } as const;
  const joined = await drawText("مطبخ", style);
  const apart = await drawText([..."مطبخ"].join("\u200c"), style);
  expect(joined.width).toBeLessThan(apart.width * 0.9);
});

test("every letter has a glyph, including the rupee sign and Latin letters in Arabic text", async () => {
  const tofu = async (face: "text" | "arabic", text: string) => {
    const { input } = await drawText(text, { face, size: 60, colour: "#000000" });
    return sharp(input).ensureAlpha().extractChannel("alpha").raw().toBuffer();
  };
  const [rupee, dollar] = [await tofu("text", "₹"), await tofu("text", "$")];
  expect(rupee.equals(dollar)).toBe(false);
  const [latin, other] = [await tofu("arabic", "A"), await tofu("arabic", "B")];
  expect(latin.equals(other)).toBe(false);
});

test("a title of any length fits, and markup is drawn as text", async () => {
  for (const title of ["<b>&amp;</b> ".repeat(60), "x".repeat(400), "مطبخ ".repeat(120), "…", "<"]) {
    const language = title.includes("م") ? "ar" : "en";
    const card = await drawCard({
      title,
      price: "₹1 – 2 & <more>",
      brand: "A & B",
      language,
      picture: undefined,
    });
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
    const side = language === "ar" ? 1165 : 0;
    expect(await inkIn(card, { left: side, top: 0, width: 35, height: 630 })).toBeLessThan(0.001);
  }
});
