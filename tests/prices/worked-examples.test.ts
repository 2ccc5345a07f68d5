import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import type { PriceRates } from "../../src/prices/rates.ts";
import { WORKED_EXAMPLES } from "../../src/prices/worked-examples.ts";
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

const RATES_BY_CURRENCY = Object.fromEntries(Object.values(RATES).map((rates) => [rates.currency, rates]));

const CASES = Object.fromEntries(
  Object.entries(WORKED_EXAMPLES).flatMap(([currency, examples]) =>
    Object.entries(examples).map(([name, price]) => [name, () => price(ratesIn(currency))]),
  ),
);

function ratesIn(currency: string): PriceRates {
  const rates = RATES_BY_CURRENCY[currency];
  if (!rates) throw new RangeError(`There are no rates in ${currency}.`);
  return rates;
}

test("there is a case for each of the 19 worked examples", () => {
  expect(EXAMPLES.map((example) => example.case)).toEqual(Object.keys(CASES));
  expect(EXAMPLES).toHaveLength(19);
});

test.each(EXAMPLES)("the model returns the worked example: $case", ({ case: name, lines, ...sums }) => {
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
