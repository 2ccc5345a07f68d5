import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldsOf, optionsOf } from "../../src/prices/calculators/calculator.ts";
import { listIn, numberIn, textIn } from "../../src/prices/calculators/choices.ts";
import {
  changeChoice,
  changeUnit,
  choicesToQuery,
  readChoices,
} from "../../src/prices/calculators/choices-query.ts";
import { priceChoices } from "../../src/prices/calculators/price-choices.ts";
import { TIERS } from "../../src/prices/rates.ts";
import { CASES, queries } from "./calculators.fixture.ts";

describe.each(CASES)("the calculator $name", ({ calculator, rates }) => {
  const choicesOf = (query: URLSearchParams) => readChoices(calculator, rates, query);
  const price = (query: URLSearchParams) => priceChoices(calculator, rates, choicesOf(query));
  const forAll = (holds: (query: URLSearchParams) => void) =>
    fc.assert(fc.property(queries({ calculator, rates }), holds), { numRuns: 60 });

  test("for any query, every choice is valid", () => {
    forAll((query) => {
      const choices = choicesOf(query);
      for (const field of fieldsOf(calculator)) {
        const options = optionsOf(field, rates);
        if (field.kind === "number") expect(Number.isFinite(numberIn(choices, field.name))).toBe(true);
        else if (field.kind === "several")
          expect(options).toEqual(expect.arrayContaining([...listIn(choices, field.name)]));
        else if (field.kind !== "date") expect(options).toContain(textIn(choices, field.name));
      }
    });
  });

  test("the total is the sum of its lines, and the range includes the likely price", () => {
    forAll((query) => {
      const { bill, estimate, instalments, isEmpty } = price(query);
      const sum = bill.lines.reduce((total, { amount }) => total + amount, 0);
      expect(bill.net).toBe(sum);
      expect(bill.total).toBe(bill.net + bill.tax);
      expect(Math.abs(bill.total - estimate.likely)).toBeLessThanOrEqual(
        rates.roundTo / 2 + bill.lines.length,
      );
      expect(estimate.net + estimate.tax).toBe(estimate.likely);
      expect(estimate.low).toBeLessThanOrEqual(estimate.likely);
      expect(estimate.likely).toBeLessThanOrEqual(estimate.high);
      // Without any ticked item there is no total.
      if (!isEmpty) {
        expect(estimate.low).toBeGreaterThan(0);
        expect(instalments.monthly).toBeGreaterThan(0);
      }
      for (const { amount, quantity } of bill.lines) {
        expect(amount).toBeGreaterThanOrEqual(0);
        if (quantity && amount > 0) expect(quantity.amount).toBeGreaterThan(0);
      }
    });
  });

  test("a larger size never costs less", () => {
    const numbers = fieldsOf(calculator).filter((field) => field.kind === "number");
    forAll((query) => {
      const choices = choicesOf(query);
      const { likely } = price(query).estimate;
      for (const { name } of numbers) {
        const more = changeChoice(calculator, rates, choices, name, numberIn(choices, name) + 1);
        expect(priceChoices(calculator, rates, more).estimate.likely).toBeGreaterThanOrEqual(likely);
      }
    });
  });

  test("a higher tier costs more", () => {
    forAll((query) => {
      const { tiers } = price(query);
      expect(tiers.map(({ tier }) => tier)).toEqual(TIERS);
      const likely = tiers.map((tier) => tier.likely);
      expect(likely).toEqual(likely.toSorted((one, other) => one - other));
      // A room may have its own tier, which does not follow the tier of the home.
      const hasOwnTiers = fieldsOf(calculator).some(({ name }) => name.startsWith("tier-"));
      if (!hasOwnTiers) expect(new Set(likely).size).toBe(TIERS.length);
    });
  });

  test("choices written into a query are read back unchanged", () => {
    forAll((query) => {
      const choices = choicesOf(query);
      expect(choicesOf(choicesToQuery(calculator, rates, choices))).toEqual(choices);
    });
  });

  test("the default choices need no query", () => {
    expect(choicesToQuery(calculator, rates, choicesOf(new URLSearchParams())).toString()).toBe("");
  });

  test("another unit costs the same", () => {
    forAll((query) => {
      const base = calculator.units[0];
      const choices = changeUnit(calculator, rates, choicesOf(query), base);
      const { likely } = priceChoices(calculator, rates, choices).estimate;
      for (const unit of calculator.units) {
        const turned = changeUnit(calculator, rates, choices, unit);
        expect(priceChoices(calculator, rates, turned).estimate.likely).toBe(likely);
        expect(changeUnit(calculator, rates, turned, base)).toEqual(choices);
      }
    });
  });

  test("the three suggested changes have the stated effect on the price", () => {
    forAll((query) => {
      const { moves, estimate } = price(query);
      expect(moves.length).toBeLessThanOrEqual(3);
      for (const move of moves)
        expect(price(new URLSearchParams(move.query)).estimate.likely).toBe(
          estimate.likely + move.difference,
        );
      const sizes = moves.map(({ difference }) => Math.abs(difference));
      expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    });
  });

  test("choosing a tier gives the price shown for it", () => {
    forAll((query) => {
      const { tiers } = price(query);
      for (const { query: address, likely } of tiers)
        expect(price(new URLSearchParams(address)).estimate.likely).toBe(likely);
    });
  });
});
