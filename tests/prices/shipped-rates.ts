import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { CalculatorRates } from "../../src/contracts/documents/calculator-rates.ts";
import type { PriceRates } from "../../src/prices/rates.ts";

const FOLDER = join(import.meta.dirname, "../../content/documents/calculator-rates");

const read = <Rates>(name: string, schema: z.ZodType<Rates>) =>
  schema.parse(JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8")));

/** The rates that the site ships with. */
export const RATES = {
  in: read("rates-in", CalculatorRates["rates-in"]),
  sg: read("rates-sg", CalculatorRates["rates-sg"]),
  my: read("rates-my", CalculatorRates["rates-my"]),
  sa: read("rates-sa", CalculatorRates["rates-sa"]),
} satisfies Record<string, PriceRates>;
