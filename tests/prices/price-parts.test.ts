import { expect, test } from "vitest";
import { countPrice } from "../../src/prices/count-price.ts";
import { priceHome } from "../../src/prices/models/price-home.ts";
import { priceParts, priceRows } from "../../src/prices/price-parts.ts";
import { type PriceRates, TIERS } from "../../src/prices/rates.ts";
import { RATES } from "./shipped-rates.ts";

const homes = Object.values(RATES).flatMap((rates: PriceRates) =>
  Object.keys(rates.homes).flatMap((home) =>
    TIERS.map((tier) => ({ rates, home, city: Object.keys(rates.cities)[0] ?? "", tier })),
  ),
);

test.each(["low", "likely", "high"] as const)(
  "the %s prices of all lines of a home add up to the home",
  (end) => {
    for (const { rates, home, city, tier } of homes) {
      const lines = priceHome(rates, { home, city, tier }).lines.map(({ name }) => ({ home, line: name }));
      const priced = priceParts(
        rates,
        { whole: { home }, parts: lines.map((line) => [line]) },
        { city, tier },
      );
      const sum = priced?.parts.reduce((all, band) => all + band[end], 0);
      expect([home, tier, sum]).toEqual([home, tier, countPrice(rates, { home }, { city, tier })?.[end]]);
      const apart = lines.map((line, index) =>
        Math.abs((priced?.parts[index]?.[end] ?? 0) - (countPrice(rates, line, { city, tier })?.[end] ?? 0)),
      );
      // A line that the visitor also sees elsewhere differs there by rounding at most.
      expect([home, tier, Math.max(...apart) <= 2 * rates.roundTo]).toEqual([home, tier, true]);
    }
  },
);

test("parts of equal weight have equal prices", () => {
  for (const { rates, tier, city } of homes.slice(0, 3)) {
    const wall = { parts: { "wardrobe-front": 49, "wardrobe-loft": 14 } };
    const whole = { parts: { "wardrobe-front": 98, "wardrobe-loft": 28, vanity: 1 } };
    const priced = priceParts(
      rates,
      { whole, parts: [[wall], [{ parts: { vanity: 1 } }], [wall]] },
      { city, tier },
    );
    expect(priced?.parts[0]).toEqual(priced?.parts[2]);
  }
});

test("parts that are not the whole have no prices", () => {
  const { rates, city, tier } = homes[0] ?? expect.fail();
  const counted = { parts: { "tv-unit": 1, vanity: 1 } };
  const parts = [[{ parts: { "tv-unit": 1 } }]];
  expect(priceParts(rates, { whole: counted, parts }, { city, tier })).toBeUndefined();
});

test("rows below the total are priced alone", () => {
  const { rates, city, tier } = homes[0] ?? expect.fail();
  const counted = { parts: { "tv-unit": 1 } };
  const rows = [{ counted }, { counted, isTotal: true as const }, { counted }];
  const alone = countPrice(rates, counted, { city, tier });
  expect(priceRows(rates, rows, { city, tier })).toEqual([alone, alone, alone]);
});
