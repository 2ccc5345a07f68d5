import { expect, test } from "vitest";
import { countPrice } from "../../src/prices/count-price.ts";
import { priceHome } from "../../src/prices/models/price-home.ts";
import { RATES } from "./shipped-rates.ts";

const IN = { city: "bengaluru", tier: "premium" } as const;

test("prices a number of units of each rate, including tax and city", () => {
  const kitchen = { parts: { "kitchen-cabinets": 16, "kitchen-counter": 16 } };
  const net = 16 * (14_000 + 1_800);
  expect(countPrice(RATES.in, kitchen, IN)).toEqual({
    low: Math.round((net * 1.18 * 0.92) / 1000) * 1000,
    likely: Math.round((net * 1.18) / 1000) * 1000,
    high: Math.round((net * 1.18 * 1.12) / 1000) * 1000,
  });
  const inMumbai = countPrice(RATES.in, kitchen, { ...IN, city: "mumbai" });
  expect(inMumbai?.likely).toBe(Math.round((net * 1.1 * 1.18) / 1000) * 1000);
});

test("prices one unit of a rate, unchanged", () => {
  expect(countPrice(RATES.sg, { rate: "wardrobe" }, { city: "singapore", tier: "luxe" })?.low).toBe(540);
});

test("prices a home by the model of its country, or one line of it", () => {
  const home = countPrice(RATES.in, { home: "2bhk" }, IN);
  expect(home).toMatchObject({ low: 1_354_000, likely: 1_471_000, high: 1_648_000 });
  const kitchen = countPrice(RATES.in, { home: "2bhk", line: "kitchen" }, IN);
  expect(kitchen?.likely).toBe(Math.round((335_755 * 1.18) / 1000) * 1000);
  const asked = { home: "villa", city: "jeddah", tier: "premium" } as const;
  expect(priceHome(RATES.sa, { ...asked, isFull: true }).likely).toBe(768_000);
  expect(priceHome(RATES.sa, asked).likely).toBeLessThan(768_000);
  const terrace = { home: "terrace-2", city: "kuala-lumpur", tier: "premium", isOld: true } as const;
  expect(priceHome(RATES.my, terrace).likely).toBe(197_800);
});

test("an item that is not in the rates has no price", () => {
  expect(countPrice(RATES.in, { home: "castle" }, IN)).toBeUndefined();
  expect(countPrice(RATES.in, { home: "2bhk", line: "moat" }, IN)).toBeUndefined();
  expect(countPrice(RATES.in, { parts: { "kitchen-cabinets": 1, moat: 2 } }, IN)).toBeUndefined();
  expect(countPrice(RATES.in, { rate: "constructor" }, IN)).toBeUndefined();
  expect(countPrice(RATES.in, { home: "2bhk" }, { ...IN, city: "atlantis" })).toBeUndefined();
});
