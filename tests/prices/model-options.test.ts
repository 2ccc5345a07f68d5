import { expect, test } from "vitest";
import { priceIndiaHome } from "../../src/prices/models/india-home.ts";
import { priceIndiaKitchen } from "../../src/prices/models/india-kitchen.ts";
import { priceIndiaWardrobe } from "../../src/prices/models/india-wardrobe.ts";
import { priceMalaysiaHome } from "../../src/prices/models/malaysia-home.ts";
import type { Estimate } from "../../src/prices/models/price-lines.ts";
import { priceSaudiHome } from "../../src/prices/models/saudi-home.ts";
import { priceSingaporeHome } from "../../src/prices/models/singapore-home.ts";
import { RATES } from "./shipped-rates.ts";

const band = ({ net, low, likely, high }: Estimate) => [net, low, likely, high];
const lines = (estimate: Estimate) =>
  Object.fromEntries(estimate.lines.map(({ name, amount }) => [name, amount]));

const PLAIN_KITCHEN = {
  finish: "glass",
  carcass: "mr-ply",
  city: "indore",
  tier: "essential",
  hasWallUnits: false,
  hasLoft: false,
  hasAppliances: false,
} as const;

test("prices a kitchen with base cabinets only, without loft or appliances", () => {
  const kitchen = priceIndiaKitchen(RATES.in, { ...PLAIN_KITCHEN, layout: "g-shaped", walls: [8, 7, 6] });
  expect(lines(kitchen)).toEqual({
    cabinets: 103_456,
    countertop: 12_000,
    backsplash: 6_000,
    accessories: 14_000,
  });
  expect(band(kitchen)).toEqual([123_000, 134_000, 145_000, 163_000]);
});

test("a kitchen is priced as at least four feet long", () => {
  const ofWall = (wall: number) =>
    band(priceIndiaKitchen(RATES.in, { ...PLAIN_KITCHEN, layout: "straight", walls: [wall] }));
  expect(ofWall(2)).toEqual(ofWall(4));
});

test("a wardrobe without loft or internals costs its body only", () => {
  const wardrobe = priceIndiaWardrobe(RATES.in, {
    width: 8,
    height: 7,
    loftHeight: 0,
    tier: "luxe",
    door: "walk-in",
    finish: "veneer",
    hasInternals: false,
    city: "mumbai",
  });
  expect(lines(wardrobe)).toEqual({ body: 215_460 });
  expect(band(wardrobe)).toEqual([237_000, 257_000, 280_000, 313_000]);
});

test("an Indian renovation includes the demolition", () => {
  const home = priceIndiaHome(RATES.in, {
    home: "4bhk",
    carpetArea: 1500,
    tier: "essential",
    city: "jaipur",
    isRenovation: true,
    hasFloors: true,
    hasBathrooms: true,
    hasFurniture: true,
  });
  expect(lines(home)).toMatchObject({
    flooring: 140_250,
    bathrooms: 380_000,
    "loose-furniture": 330_000,
    "demolition-debris": 124_676,
  });
  expect(band(home)).toEqual([2_048_000, 2_224_000, 2_417_000, 2_707_000]);
});

test("prices a flat in Singapore with tiles and air conditioning", () => {
  const flat = priceSingaporeHome(RATES.sg, {
    home: "hdb-3",
    condition: "new",
    tier: "luxe",
    floor: "floor-tiles",
    hasAirConditioning: true,
  });
  expect(lines(flat)).toMatchObject({ flooring: 11_088, "air-con": 5_100, "living-carpentry": 11_060 });
  expect(band(flat)).toEqual([78_900, 79_100, 86_000, 96_300]);
});

test("in Malaysia a flat may have a wet kitchen, and a house may have none", () => {
  const flat = priceMalaysiaHome(RATES.my, {
    home: "condo",
    condition: "new",
    tier: "essential",
    city: "ipoh",
    hasWetKitchen: true,
  });
  expect(band(flat)).toEqual([57_200, 51_500, 57_200, 65_800]);
  const house = priceMalaysiaHome(RATES.my, {
    home: "semi-d",
    condition: "sub-sale",
    tier: "luxe",
    city: "penang",
    hasWetKitchen: false,
  });
  expect(band(house)).toEqual([424_700, 382_200, 424_700, 488_400]);
});

test("a Saudi home may be larger than usual for its type", () => {
  const palace = priceSaudiHome(RATES.sa, {
    home: "palace",
    area: 900,
    scope: "full",
    tier: "luxe",
    city: "taif",
  });
  expect(band(palace)).toEqual([2_076_500, 2_149_500, 2_388_000, 2_746_500]);
});

test("an item that is not in the rates throws an error", () => {
  const wrong = { home: "castle", scope: "full", tier: "luxe", city: "taif" } as const;
  expect(() => priceSaudiHome(RATES.sa, wrong)).toThrow('There is no home "castle".');
  expect(() => priceSaudiHome(RATES.sa, { ...wrong, home: "villa", city: "paris" })).toThrow("paris");
  const kitchen = { ...PLAIN_KITCHEN, layout: "straight", walls: [9] } as const;
  expect(() => priceIndiaKitchen(RATES.in, { ...kitchen, finish: "gold" })).toThrow('factor "gold"');
  expect(() => priceIndiaKitchen({ ...RATES.in, rates: {} }, kitchen)).toThrow("kitchen-cabinets");
});
