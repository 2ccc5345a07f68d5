import { describe, expect, test } from "vitest";
import { z } from "zod";
import { DESIGN_TIERS } from "../../src/contracts/documents/designs/design-tiers.ts";
import { StoredLook } from "../../src/contracts/documents/home-look.ts";
import { DOCUMENT_TYPES } from "../../src/services/content/document-types.ts";
import { estimateRange } from "../../src/web/features/prices/estimates/home-estimate.ts";
import { readCostTable, readStoredDocuments } from "./stored-documents.ts";

const Tier = z.enum(DESIGN_TIERS);
const documents = await readStoredDocuments(DOCUMENT_TYPES);
const looks = documents
  .filter(({ content_type }) => content_type === "home-looks")
  .map(({ slug, country, body }) => ({ slug, country, ...StoredLook.parse(JSON.parse(body)) }));

describe("the looks", () => {
  test("are ninety homes in two countries, including the one that the specified addresses name", () => {
    expect(looks.filter(({ country }) => country === "IN")).toHaveLength(65);
    expect(looks.filter(({ country }) => country === "SG")).toHaveLength(25);
    expect(looks.map(({ slug }) => slug)).toContain("modern-look");
  });

  test("show each home in one palette, and use no photograph twice in a home or as a cover", () => {
    for (const { slug, palette, rooms } of looks) {
      const photos = rooms.map(({ picture }) => picture.photo.name);
      expect([slug, photos.filter((name) => !name.split("-").includes(palette.id))]).toEqual([slug, []]);
      expect([slug, new Set(photos).size]).toEqual([slug, photos.length]);
    }
    const covers = looks.map(({ picture }) => picture.photo.name);
    expect(covers).toEqual([...new Set(covers)]);
  });

  test("are marked as samples, and so are their designers", () => {
    expect(looks.filter(({ sample, designer }) => !sample || !designer.sample)).toEqual([]);
  });

  test("all have different texts", () => {
    for (const said of [
      looks.map(({ title }) => title),
      looks.map(({ concept }) => concept),
      looks.flatMap(({ rooms }) => rooms.map(({ text }) => text)),
    ])
      expect(said).toEqual([...new Set(said)]);
  });

  test("fill every category of every country, and use no style of another country", () => {
    for (const country of ["IN", "SG"]) {
      const own = looks.filter((look) => look.country === country);
      const categories = documents.filter(
        (one) =>
          one.content_type === "home-look-categories" && one.country === country && one.slug !== "all-looks",
      );
      expect(new Set(own.map(({ category }) => category))).toEqual(
        new Set(categories.map(({ slug }) => slug)),
      );
      expect(own.some(({ isNew }) => isNew)).toBe(true);
    }
    expect(looks.filter(({ country, style }) => country === "IN" && style.id === "peranakan")).toEqual([]);
  });

  test("have a floor plan in India, except villas: its rooms do not overlap and include the photographed ones", () => {
    const drawn = looks.filter(({ country, homeSize }) => country === "IN" && homeSize.id !== "villa");
    for (const { slug, plan, rooms } of drawn) {
      const named = new Set(plan?.rooms.map(({ room }): string => room));
      const missing = rooms.filter(({ room }) => !named.has(room));
      expect([slug, missing.length < 2, overlaps(plan?.rooms ?? [])]).toEqual([slug, true, []]);
    }
  });

  test("state the cost of each room in India, which is together less than the home", () => {
    for (const { slug, rooms, price } of looks.filter(({ country }) => country === "IN")) {
      const high = rooms.reduce((sum, { cost }) => sum + (cost?.high ?? price.high), 0);
      expect([slug, high < price.high]).toEqual([slug, true]);
    }
  });

  test("cost in other sizes in India what the home page states for the size, the tier and the city", async () => {
    const { homes, cities, model } = await readCostTable("in");
    let compared = 0;
    for (const look of looks.filter(({ country, scope }) => country === "IN" && scope === "full-home"))
      for (const { homeSize, low, high } of look.prices) {
        // The home that is shown is priced for its own area (look-prices.test.ts).
        if (homeSize.id === look.homeSize.id) continue;
        const home = homes.find(({ id }) => id === homeSize.id);
        const city = cities.find(({ name }) => name === look.city.name);
        if (!home || !city) continue;
        expect([look.slug, estimateRange(home, Tier.parse(look.tier.id), city, model)]).toMatchObject([
          look.slug,
          { low, high },
        ]);
        compared += 1;
      }
    expect(compared).toBeGreaterThan(70);
  });

  test("cost in other sizes in Singapore what the home page states for the home, its state and the tier", async () => {
    const { homes, model } = await readCostTable("sg");
    const HOMES: Record<string, string> = {
      "hdb-4-room new": "bto-4-room",
      "hdb-4-room resale": "resale-4-room",
      "condo-3-bed new": "condo-3-bed",
      "terrace resale": "terrace",
    };
    let compared = 0;
    for (const look of looks.filter(({ country, scope }) => country === "SG" && scope === "full-home"))
      for (const { homeSize, low, high } of look.prices) {
        // The home that is shown is priced for its own area (look-prices.test.ts).
        if (homeSize.id === look.homeSize.id) continue;
        const home = homes.find(({ id }) => id === HOMES[`${homeSize.id} ${look.condition}`]);
        if (!home) continue;
        expect([look.slug, estimateRange(home, Tier.parse(look.tier.id), { index: 1 }, model)]).toMatchObject(
          [look.slug, { low, high }],
        );
        compared += 1;
      }
    expect(compared).toBeGreaterThan(5);
  });

  test("cost less when only the kitchen, the wardrobes and the paint are done", () => {
    for (const light of looks.filter(({ scope }) => scope !== "full-home")) {
      const whole = looks.find(
        ({ country, scope, tier, homeSize }) =>
          country === light.country &&
          scope === "full-home" &&
          tier.id === light.tier.id &&
          homeSize.id === light.homeSize.id,
      );
      if (whole) expect(light.price.high).toBeLessThan(whole.price.low);
    }
  });
});

interface Place {
  x: number;
  y: number;
  width: number;
  depth: number;
}

function overlaps(rooms: readonly Place[]): Place[] {
  const meet = (one: Place, other: Place) =>
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.depth &&
    other.y < one.y + one.depth;
  return rooms.filter((room, index) => rooms.some((other, at) => at !== index && meet(room, other)));
}
