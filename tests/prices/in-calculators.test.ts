import { expect, test } from "vitest";
import { changeChoice, readChoices } from "../../src/prices/calculators/choices-query.ts";
import { IN_KITCHEN } from "../../src/prices/calculators/in-kitchen.ts";
import { instalmentsOf } from "../../src/prices/calculators/instalments.ts";
import { priceChoices } from "../../src/prices/calculators/price-choices.ts";
import { RATES } from "./shipped-rates.ts";

const rates = RATES.in;
const price = (query: string) =>
  priceChoices(IN_KITCHEN, rates, readChoices(IN_KITCHEN, rates, new URLSearchParams(query)));

test("the default kitchen costs the same as in the prototype, to the rupee", () => {
  const { bill, estimate, instalments } = price("");
  expect(bill).toMatchObject({ net: 402_600, tax: 72_468, total: 475_068 });
  expect(estimate).toMatchObject({ low: 437_000, likely: 475_000, high: 532_000 });
  expect(instalments).toMatchObject({ monthly: 16_000, months: 36 });
  expect(bill.lines.find(({ name }) => name === "cabinets")?.quantity).toEqual({ amount: 16, unit: "ft" });
});

test("unmeasured walls have the default lengths, and the range is wider", () => {
  const guessed = price("a=20&b=20&guess=walls");
  const usual = price("");
  expect(guessed.estimate.likely).toBe(usual.estimate.likely);
  expect(guessed.estimate.low).toBeLessThan(usual.estimate.low);
  expect(guessed.estimate.high).toBeGreaterThan(usual.estimate.high);
});

test("a default wall follows the layout; a typed one stays", () => {
  const choices = readChoices(IN_KITCHEN, rates, new URLSearchParams());
  const change = (from: typeof choices, name: string, value: string | number) =>
    changeChoice(IN_KITCHEN, rates, from, name, value);
  expect(change(choices, "layout", "island").b).toBe(6);
  expect(change(change(choices, "b", 9), "layout", "island").b).toBe(9);
});

test("measurements can be in metres, and in Arabic digits", () => {
  expect(price("unit=m&a=3.05&b=2.44").estimate.likely).toBe(price("a=10&b=8").estimate.likely);
  expect(price("a=١٢").estimate.likely).toBe(price("a=12").estimate.likely);
});

test("the choices with the largest effect on a kitchen's price are listed with their amount", () => {
  const moves = price("").moves.map(({ kind, to, difference }) => [kind, to, difference]);
  expect(moves[0]).toEqual(["without", "appliances", -65_000]);
  expect(moves[1]).toEqual(["instead", "wall", -55_000]);
});

test("a loan in Singapore is limited to the legal maximum", () => {
  expect(instalmentsOf({ currency: "SGD" }, 56_500)).toMatchObject({ lent: 30_000, months: 60 });
});
