import fc from "fast-check";
import { type Calculator, type Field, fieldsOf, optionsOf } from "../../src/prices/calculators/calculator.ts";
import {
  CALCULATORS,
  type CalculatorName,
  isCalculatorName,
} from "../../src/prices/calculators/calculators.ts";
import type { PriceRates } from "../../src/prices/rates.ts";
import { RATES } from "./shipped-rates.ts";

interface Case {
  name: CalculatorName;
  calculator: Calculator;
  rates: PriceRates;
}

const BY_COUNTRY: Record<string, PriceRates | undefined> = RATES;

/** Every calculator with the rates of its country. */
export const CASES: Case[] = Object.keys(CALCULATORS)
  .filter(isCalculatorName)
  .map((name) => {
    const rates = BY_COUNTRY[name.slice(0, 2)];
    if (!rates) throw new Error(`There are no rates for ${name}`);
    return { name, calculator: CALCULATORS[name], rates };
  });

/** Queries as visitors, shared links and robots produce them. */
export function queries({
  calculator,
  rates,
}: Pick<Case, "calculator" | "rates">): fc.Arbitrary<URLSearchParams> {
  const values = Object.fromEntries(
    fieldsOf(calculator).map((field) => [field.name, valuesOf(field, rates)]),
  );
  const unit = fc.constantFrom(...calculator.units, "cubits");
  const all = fc.record({ unit, ...values }, { requiredKeys: [] });
  return all.map((record) => {
    const given = Object.entries(record).filter(([, value]) => value !== undefined);
    return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  });
}

function valuesOf(field: Field, rates: PriceRates): fc.Arbitrary<string> {
  const odd = fc.oneof(fc.string(), fc.constantFrom("", "-1", "1e99", "NaN", "constructor", "١٠"));
  if (field.kind === "number")
    return fc.oneof(fc.double().map(String), fc.float({ min: 0, max: 60, noNaN: true }).map(String), odd);
  const options = optionsOf(field, rates);
  if (options.length === 0) return odd;
  const several = fc.subarray([...options]).map((chosen) => chosen.join("."));
  return fc.oneof(
    { weight: 6, arbitrary: field.kind === "several" ? several : fc.constantFrom(...options) },
    { weight: 1, arbitrary: odd },
  );
}
