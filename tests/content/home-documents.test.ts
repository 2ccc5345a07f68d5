import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { EngagementCentre } from "../../src/contracts/documents/centres/engagement-centre.ts";
import { HomePage } from "../../src/contracts/documents/home-page.ts";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { estimateRange } from "../../src/web/features/prices/estimates/home-estimate.ts";

const CONTENT = new URL("../../content/", import.meta.url);

describe.each(REGION_NAMES)("the home document of %s", (region) => {
  test("shows no photograph twice, and only photographs of the catalogue", async () => {
    const text = await readContent(`documents/website_content/home.${region}.json`);
    const photos = [...text.matchAll(/"photo": "([^"]+)"/g)].map((match) => match[1] ?? "");
    const catalogue = await readCatalogue();
    expect(photos).toEqual([...new Set(photos)]);
    expect(photos.filter((name) => !catalogue.has(name))).toEqual([]);
  });

  test("puts its hotspots where the catalogue has them", async () => {
    const { hero, priced } = await readHome(region);
    const catalogue = await readCatalogue();
    for (const [picture, spots] of [
      [hero.picture, hero.tags],
      [priced.picture, priced.pieces],
    ] as const) {
      const known = catalogue.get(picture.photo.name)?.hotspots ?? [];
      for (const { spot, x, y } of spots)
        expect(known).toContainEqual(expect.objectContaining({ id: spot, x, y }));
    }
  });

  test("marks sample numbers and sample people as samples", async () => {
    const { proof, homes, reviews } = await readHome(region);
    for (const section of [proof, homes, reviews]) expect(section.sample).toBe(true);
  });

  test("preselects one piece of the priced room", async () => {
    const { priced } = await readHome(region);
    expect(priced.pieces.filter((piece) => piece.chosen)).toHaveLength(1);
  });
});

test("every region has its own text", async () => {
  const documents = await Promise.all(REGION_NAMES.map(readHome));
  for (const said of [
    documents.map(({ hero }) => hero.headline),
    documents.map(({ description }) => description),
    documents.map(({ local }) => local.title),
  ])
    expect(new Set(said).size).toBe(REGION_NAMES.length);
});

test("the Arabic page is written with Western digits", async () => {
  expect(await readContent("documents/website_content/home.sa-ar.json")).not.toMatch(/[٠-٩۰-۹]/);
});

describe("the cost table shows the figures of the price model", () => {
  test.each([
    ["in", "2bhk", "bengaluru", "premium", [1_354_000, 1_471_000, 1_648_000]],
    ["in", "3bhk", "pune", "essential", [1_074_000, 1_167_000, 1_307_000]],
    ["in", "3bhk", "mumbai", "premium", [1_925_000, 2_093_000, 2_344_000]],
    ["in", "4bhk", "gurugram", "luxe", [3_786_000, 4_115_000, 4_609_000]],
    ["sg", "bto-4-room", "tampines", "premium", [52_000, 56_500, 63_300]],
    ["sg", "resale-4-room", "clementi", "premium", [75_900, 82_500, 92_400]],
    ["sg", "condo-3-bed", "katong", "premium", [41_100, 44_700, 50_100]],
    ["sg", "terrace", "bedok", "essential", [102_500, 111_400, 124_800]],
    ["my", "condo", "kuala-lumpur", "premium", [74_900, 83_200, 95_700]],
    ["my", "terrace", "kuala-lumpur", "premium", [178_000, 197_800, 227_500]],
    ["sa", "apartment", "jeddah", "premium", [253_500, 282_000, 324_000]],
    ["sa", "villa", "jeddah", "premium", [691_000, 768_000, 883_000]],
    ["sa-ar", "villa", "riyadh", "essential", [378_000, 420_000, 482_500]],
  ] as const)("%s: %s in %s, %s", async (region, homeId, cityId, tier, [low, likely, high]) => {
    const { cost } = await readHome(region);
    const home = cost.homes.find(({ id }) => id === homeId);
    const city = cost.cities.find(({ id }) => id === cityId);
    expect(home && city && estimateRange(home, tier, city, cost.model)).toEqual({ low, likely, high });
  });
});

test("every city has its name, its centres with their positions, and its zoom levels", async () => {
  const names = await readdir(new URL("documents/ec/", CONTENT));
  const documents: { country: string }[] = await Promise.all(
    names.map(async (name) => JSON.parse(await readContent(`documents/ec/${name}`))),
  );
  const centres = documents.flatMap((document) => EngagementCentre.parse(document).groupItems);
  expect(centres).toHaveLength(41);
  const saudi = documents
    .filter(({ country }) => country === "SA")
    .map((city) => EngagementCentre.parse(city));
  expect(saudi.every((city) => city.cityNames?.ar && city.groupItems.every(({ name }) => name.ar))).toBe(
    true,
  );
});

/** A region's home document as the page receives it. The picture addresses are invented. */
async function readHome(region: string): Promise<HomePage> {
  const text = await readContent(`documents/website_content/home.${region}.json`);
  return HomePage.parse(
    JSON.parse(text, (key, value) =>
      key === "photo"
        ? { name: value, url: `/api/images/${value}`, width: 1600, height: 1067, dominant: "#ffffff" }
        : value,
    ),
  );
}

interface CataloguedPhoto {
  name: string;
  hotspots: { id: string; x: number; y: number }[];
}

async function readCatalogue(): Promise<Map<string, CataloguedPhoto>> {
  const entries: CataloguedPhoto[] = JSON.parse(await readContent("photographs/catalogue.json"));
  return new Map(entries.map((entry) => [entry.name, entry]));
}

function readContent(path: string): Promise<string> {
  return readFile(new URL(path, CONTENT), "utf8");
}
