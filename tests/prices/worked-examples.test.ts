import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Estimate } from "../../src/prices/models/estimate.ts";
import { priceIndiaHome } from "../../src/prices/models/india-home.ts";
import { priceIndiaKitchen } from "../../src/prices/models/india-kitchen.ts";
import { priceIndiaWardrobe } from "../../src/prices/models/india-wardrobe.ts";
import { priceMalaysiaHome } from "../../src/prices/models/malaysia-home.ts";
import { priceSaudiHome } from "../../src/prices/models/saudi-home.ts";
import { priceSingaporeHome } from "../../src/prices/models/singapore-home.ts";
import { RATES } from "./shipped-rates.ts";

const Examples = z.array(
  z.object({
    case: z.string(),
    lines: z.array(z.tuple([z.string(), z.number()])),
    net: z.number(),
    low: z.number(),
    mid: z.number(),
    high: z.number(),
  }),
);
const FILE = join(import.meta.dirname, "../fixtures/prices/calculator-examples.json");
const EXAMPLES = Examples.parse(JSON.parse(readFileSync(FILE, "utf8")));

const { in: india, sg: singapore, my: malaysia, sa: saudi } = RATES;
const complete = { hasWallUnits: true, hasLoft: true, hasAppliances: true };
const vinyl = { floor: "vinyl-floor" } as const;
const premium = { tier: "premium" } as const;

/** What the sentence of each example says. */
const CASES: Record<string, () => Estimate> = {
  "IN kitchen L 10x8 premium acrylic bwp bengaluru loft+appl": () =>
    priceIndiaKitchen(india, {
      layout: "l-shaped",
      walls: [10, 8],
      ...premium,
      finish: "acrylic",
      carcass: "bwp-ply",
      ...complete,
      city: "bengaluru",
    }),
  "IN kitchen straight 9 essential laminate bwr kolkata loft no-appl": () =>
    priceIndiaKitchen(india, {
      layout: "straight",
      walls: [9],
      tier: "essential",
      finish: "laminate",
      carcass: "bwr-ply",
      ...complete,
      hasAppliances: false,
      city: "kolkata",
    }),
  "IN kitchen U 10+8+10 luxe PU bwp mumbai": () =>
    priceIndiaKitchen(india, {
      layout: "u-shaped",
      walls: [10, 8, 10],
      tier: "luxe",
      finish: "pu",
      carcass: "bwp-ply",
      ...complete,
      city: "mumbai",
    }),
  "IN wardrobe 8x7 premium sliding acrylic loft2 bengaluru": () =>
    priceIndiaWardrobe(india, {
      width: 8,
      height: 7,
      loftHeight: 2,
      ...premium,
      door: "sliding",
      finish: "acrylic",
      hasInternals: true,
      city: "bengaluru",
    }),
  "IN wardrobe 6x7 essential hinged laminate loft2": () =>
    priceIndiaWardrobe(india, {
      width: 6,
      height: 7,
      loftHeight: 2,
      tier: "essential",
      door: "hinged",
      finish: "laminate",
      hasInternals: true,
      city: "bengaluru",
    }),
  "IN home 2BHK premium bengaluru": () =>
    priceIndiaHome(india, { home: "2bhk", ...premium, city: "bengaluru" }),
  "IN home 3BHK essential pune": () =>
    priceIndiaHome(india, { home: "3bhk", tier: "essential", city: "pune" }),
  "IN home 3BHK premium mumbai": () => priceIndiaHome(india, { home: "3bhk", ...premium, city: "mumbai" }),
  "IN home 4BHK luxe gurugram": () => priceIndiaHome(india, { home: "4bhk", tier: "luxe", city: "gurugram" }),
  "SG hdb-4 new premium": () =>
    priceSingaporeHome(singapore, { home: "hdb-4", condition: "new", ...premium, ...vinyl }),
  "SG hdb-4 resale premium": () =>
    priceSingaporeHome(singapore, { home: "hdb-4", condition: "resale", ...premium, ...vinyl }),
  "SG condo-3 new premium": () =>
    priceSingaporeHome(singapore, { home: "condo-3", condition: "new", ...premium, ...vinyl }),
  "SG condo-3 resale premium": () =>
    priceSingaporeHome(singapore, { home: "condo-3", condition: "resale", ...premium, ...vinyl }),
  "SG landed-terrace resale essential": () =>
    priceSingaporeHome(singapore, {
      home: "landed-terrace",
      condition: "resale",
      tier: "essential",
      ...vinyl,
    }),
  "MY condo new premium KL": () =>
    priceMalaysiaHome(malaysia, { home: "condo", condition: "new", ...premium, city: "kuala-lumpur" }),
  "MY terrace-2 reno premium KL": () =>
    priceMalaysiaHome(malaysia, {
      home: "terrace-2",
      condition: "sub-sale",
      ...premium,
      city: "kuala-lumpur",
    }),
  "SA apartment decor premium jeddah": () =>
    priceSaudiHome(saudi, { home: "apartment", scope: "decor", ...premium, city: "jeddah" }),
  "SA villa full premium jeddah": () =>
    priceSaudiHome(saudi, { home: "villa", scope: "full", ...premium, city: "jeddah" }),
  "SA villa full luxe jeddah": () =>
    priceSaudiHome(saudi, { home: "villa", scope: "full", tier: "luxe", city: "jeddah" }),
};

test("there is a case for each of the 19 worked examples", () => {
  expect(EXAMPLES.map((example) => example.case)).toEqual(Object.keys(CASES));
  expect(EXAMPLES).toHaveLength(19);
});

test.each(EXAMPLES)("the model gives the worked example: $case", ({ case: name, lines, ...sums }) => {
  const estimate = CASES[name]?.();
  expect(estimate?.lines.map((line) => [line.name, line.amount])).toEqual(
    lines.map(([words, amount]) => [
      words
        .toLowerCase()
        .match(/[a-z]+/g)
        ?.join("-"),
      amount,
    ]),
  );
  const { net, low, mid, high } = sums;
  expect(estimate).toMatchObject({ net, low, likely: mid, high, tax: mid - net });
});
