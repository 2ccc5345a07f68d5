import fc from "fast-check";
import { expect, test } from "vitest";
import inRates from "../../content/documents/calculator-rates/rates-in.json" with { type: "json" };
import { CalculatorRates } from "../../src/contracts/documents/calculator-rates.ts";
import { IN_KITCHEN } from "../../src/prices/calculators/in-kitchen.ts";
import { changesBetween, compareBills } from "../../src/prices/estimates/differences.ts";
import { priceQuery } from "../../src/prices/estimates/price-query.ts";

const rates = CalculatorRates["rates-in"].parse(inRates);
const price = (query: string) => priceQuery(IN_KITCHEN, rates, query).price.bill;

const query = fc
  .record({
    layout: fc.constantFrom("straight", "l-shaped", "u-shaped", "island"),
    a: fc.integer({ min: 3, max: 30 }),
    tier: fc.constantFrom("essential", "premium", "luxe"),
    finish: fc.constantFrom("laminate", "acrylic", "veneer"),
    city: fc.constantFrom("mumbai", "indore", "bengaluru"),
    extras: fc.constantFrom("counter", "counter.appliances", "none"),
  })
  .map((fields) =>
    new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString(),
  );

test("differences of lines add up to the difference of the total before tax", () => {
  fc.assert(
    fc.property(query, query, (before, after) => {
      const [old, now] = [price(before), price(after)];
      const sum = compareBills(old, now).reduce((all, { difference }) => all + difference, 0);
      expect(sum).toBe(now.net - old.net);
    }),
  );
});

test("the costs of each changed choice add up to the difference of the total", () => {
  fc.assert(
    fc.property(query, query, (before, after) => {
      const sum = changesBetween(IN_KITCHEN, rates, before, after).reduce(
        (all, one) => all + one.difference,
        0,
      );
      expect(sum).toBe(price(after).total - price(before).total);
    }),
  );
});

test("one different choice is one change", () => {
  const [change, ...more] = changesBetween(IN_KITCHEN, rates, "finish=acrylic", "finish=laminate");
  expect(more).toEqual([]);
  expect(change).toMatchObject({ field: "finish", from: "acrylic", to: "laminate" });
  expect(change?.difference).toBeLessThan(0);
});

test("the same choices have no difference", () => {
  expect(changesBetween(IN_KITCHEN, rates, "finish=acrylic", "finish=acrylic")).toEqual([]);
});
