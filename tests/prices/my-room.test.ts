import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LAYOUTS } from "../../src/contracts/documents/designs/design-taxonomy.ts";
import { bandInRoom, type MyRoom, type RoomPriceFacts, roomPriceFacts } from "../../src/prices/my-room.ts";
import { type PriceRates, TIERS } from "../../src/prices/rates.ts";
import { INDIA } from "../../src/prices/recipes/india.ts";
import { MALAYSIA } from "../../src/prices/recipes/malaysia.ts";
import { SAUDI } from "../../src/prices/recipes/saudi.ts";
import { SINGAPORE } from "../../src/prices/recipes/singapore.ts";
import { RATES } from "./shipped-rates.ts";

const KITCHEN = { room: "kitchen-designs", layout: "l-shaped", index: 1 };
const ROOM: MyRoom = { length: 10, breadth: 8, city: "bengaluru", tier: "premium" };

describe("the price of a design in my room", () => {
  test("a default kitchen costs what the model of the brief says", () => {
    // An L-shaped kitchen of 10×8 ft costs 2.6–3.2, 4.4–5.3 and 7.7–9.4 lakh, all included.
    const bands = TIERS.map((tier) => bandInRoom(RATES.in, KITCHEN, { ...ROOM, tier }));
    expect(bands).toEqual([
      { low: 264_000, likely: 287_000, high: 321_000 },
      { low: 437_000, likely: 475_000, high: 532_000 },
      { low: 769_000, likely: 835_000, high: 936_000 },
    ]);
  });

  test("a design keeps its own price in the room that it was drawn for", () => {
    const design = {
      roomType: "kitchen-designs",
      layout: "l-shaped",
      tier: "premium",
      roomDimensions: { length: 12, breadth: 9 },
      totalPrice: 600_000,
    };
    const facts = roomPriceFacts(RATES.in, design);
    expect(facts).toEqual({ room: "kitchen-designs", layout: "l-shaped", index: expect.any(Number) });
    const own: MyRoom = { length: 9, breadth: 12, city: "bengaluru", tier: "premium" };
    expect(facts && bandInRoom(RATES.in, facts, own).likely).toBe(600_000);
  });

  test("the price of a design far from the model is limited to a range around it", () => {
    const indexOf = (totalPrice: number) =>
      roomPriceFacts(RATES.in, {
        roomType: "wardrobe",
        roomDimensions: { length: 8, breadth: 10 },
        totalPrice,
      })?.index;
    expect(indexOf(1)).toBeCloseTo(1 / 3, 3);
    expect(indexOf(100_000_000)).toBe(3);
  });

  test("a design without a price costs the price of the model, and one without a tier counts as premium", () => {
    expect(roomPriceFacts(RATES.in, { roomType: "foyer" })).toEqual({ room: "foyer", index: 1 });
    const priced = { roomType: "bathroom", roomDimensions: { length: 8, breadth: 6 }, totalPrice: 300_000 };
    expect(roomPriceFacts(RATES.in, { ...priced, tier: null })).toEqual(
      roomPriceFacts(RATES.in, { ...priced, tier: "premium" }),
    );
  });

  test("a room without a model has no price", () => {
    for (const roomType of ["stable", "constructor", "", "majlis"])
      expect(roomPriceFacts(RATES.in, { roomType, totalPrice: 100_000 })).toBeUndefined();
    expect(roomPriceFacts(RATES.sa, { roomType: "majlis" })).toBeDefined();
  });

  test("includes tax and city, and is rounded as usual in the country", () => {
    const untaxed: PriceRates = { ...RATES.in, tax: { name: "GST", rate: 0 } };
    expect(bandInRoom(untaxed, KITCHEN, ROOM).likely).toBe(403_000);
    expect(bandInRoom(RATES.in, KITCHEN, { ...ROOM, city: "mumbai" }).likely).toBe(523_000);
    expect(bandInRoom({ ...RATES.in, roundTo: 10_000 }, KITCHEN, ROOM).likely).toBe(480_000);
  });

  test("the layout matters: more walls cost more, and so do sliding doors", () => {
    const likely = (room: string, layout: string) =>
      bandInRoom(RATES.in, { room, layout, index: 1 }, ROOM).likely;
    const kitchens = ["straight", "l-shaped", "u-shaped", "g-shaped"].map((layout) =>
      likely("kitchen", layout),
    );
    expect(kitchens).toEqual(kitchens.toSorted((one, other) => one - other));
    const wardrobes = ["hinged", "sliding", "walk-in"].map((layout) => likely("wardrobe", layout));
    expect(wardrobes).toEqual(wardrobes.toSorted((one, other) => one - other));
  });
});

const COUNTRIES = [
  { name: "India", rates: RATES.in, recipes: INDIA, longest: 60, shortest: 3 },
  { name: "Singapore", rates: RATES.sg, recipes: SINGAPORE, longest: 60, shortest: 3 },
  { name: "Malaysia", rates: RATES.my, recipes: MALAYSIA, longest: 60, shortest: 3 },
  { name: "Saudi Arabia", rates: RATES.sa, recipes: SAUDI, longest: 18, shortest: 1 },
];

describe.each(COUNTRIES)("every room in $name", ({ rates, recipes, longest, shortest }) => {
  const measure = fc.double({ min: shortest, max: longest, noNaN: true });
  const facts: fc.Arbitrary<RoomPriceFacts> = fc.record({
    room: fc.constantFrom(...Object.keys(recipes)),
    layout: fc.option(fc.constantFrom(...LAYOUTS), { nil: undefined }),
    index: fc.double({ min: 1 / 3, max: 3, noNaN: true }),
  });
  const room: fc.Arbitrary<MyRoom> = fc.record({
    length: measure,
    breadth: measure,
    city: fc.constantFrom(...Object.keys(rates.cities)),
    tier: fc.constantFrom(...TIERS),
  });

  test("has a low, likely and high price in order, in round numbers", () => {
    fc.assert(
      fc.property(facts, room, (design, mine) => {
        const { low, likely, high } = bandInRoom(rates, design, mine);
        expect(low).toBeGreaterThan(0);
        expect(low).toBeLessThanOrEqual(likely);
        expect(likely).toBeLessThanOrEqual(high);
        for (const amount of [low, likely, high]) expect(Math.abs(amount % rates.roundTo)).toBe(0);
      }),
    );
  });

  test("never costs less when it is longer, wider or of a higher tier", () => {
    fc.assert(
      fc.property(facts, room, measure, (design, mine, more) => {
        const likely = (other: Partial<MyRoom>) => bandInRoom(rates, design, { ...mine, ...other }).likely;
        expect(likely({ length: Math.max(mine.length, more) })).toBeGreaterThanOrEqual(likely({}));
        expect(likely({ breadth: Math.max(mine.breadth, more) })).toBeGreaterThanOrEqual(likely({}));
        const tiers = TIERS.map((tier) => likely({ tier }));
        expect(tiers).toEqual(tiers.toSorted((one, other) => one - other));
      }),
    );
  });

  test("costs the same when length and width are swapped", () => {
    fc.assert(
      fc.property(facts, room, (design, mine) => {
        const turned = { ...mine, length: mine.breadth, breadth: mine.length };
        expect(bandInRoom(rates, design, turned)).toEqual(bandInRoom(rates, design, mine));
      }),
    );
  });
});
