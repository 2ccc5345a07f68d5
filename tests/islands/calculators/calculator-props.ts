import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CalculatorWords } from "../../../src/contracts/documents/calculators/calculator-words.ts";
import type { Region } from "../../../src/editions/regions.ts";
import { CALCULATORS, type CalculatorName } from "../../../src/prices/calculators/calculators.ts";
import {
  choicesToQuery,
  readChoices,
  refusedNumbers,
} from "../../../src/prices/calculators/choices-query.ts";
import type { CalculatorIslandProps } from "../../../src/web/features/prices/calculators/state/calculator-facts.ts";
import { CASES } from "../../prices/calculators.fixture.ts";
import { RATES } from "../../prices/shipped-rates.ts";

export const PATH = "/in";

/** The regions that show each calculator. */
export const REGIONS_OF: Record<CalculatorName, Region[]> = {
  "in-kitchen": ["in"],
  "in-wardrobe": ["in"],
  "in-home": ["in"],
  "sg-home": ["sg"],
  "my-home": ["my"],
  "sa-home": ["sa", "sa-ar"],
};

const DATED = Object.values(RATES);
const FOLDER = join(import.meta.dirname, "../../../content/documents/calculators");

/** The props that a page passes to a calculator. */
export function calculatorProps(
  name: CalculatorName,
  search = "",
  region = REGIONS_OF[name][0] ?? "in",
): CalculatorIslandProps {
  const calculator = CALCULATORS[name];
  const inCountry = CASES.find((one) => one.name === name)?.rates;
  const rates = DATED.find((one) => one === inCountry) ?? RATES.in;
  const query = new URLSearchParams(search);
  return {
    name,
    words: wordsOf(name, region),
    rates,
    query: choicesToQuery(calculator, rates, readChoices(calculator, rates, query)).toString(),
    step: query.get("step") ?? calculator.steps[0]?.name ?? "",
    refused: refusedNumbers(calculator, rates, query),
    path: `/${region}`,
    talk: `/${region}/talk`,
    keep: `/${region}/estimate`,
    cities: { bengaluru: "Bengaluru", mumbai: "Mumbai" },
    payments: `/${region}/how-it-works`,
    pictures: {},
  };
}

function wordsOf(name: CalculatorName, region: Region): CalculatorWords {
  const { slug: _, ...written } = JSON.parse(readFileSync(join(FOLDER, region, `${name}.json`), "utf8"));
  // The content service would insert photographs, but these tests do not need them.
  const plainly = JSON.stringify(written, (key, value) => (key === "picture" ? undefined : value));
  return CalculatorWords.parse(JSON.parse(plainly));
}
