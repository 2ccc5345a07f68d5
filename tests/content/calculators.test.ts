import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { REGION_NAMES, REGIONS } from "../../src/editions/regions.ts";
import { fieldsOf, optionsOf } from "../../src/prices/calculators/calculator.ts";
import { askedIn, readChoices } from "../../src/prices/calculators/choices-query.ts";
import { CASES, queries } from "../prices/calculators.fixture.ts";

const FOLDER = join(import.meta.dirname, "../../content/documents/calculators");

interface Written {
  steps: object;
  fields: Record<string, { options?: object } | undefined>;
  lines: object;
  summary: string[];
  notIncluded: object[];
  assumptions: object[];
}

/** Every calculator in every edition of its country. */
const EDITIONS = CASES.flatMap((one) =>
  REGION_NAMES.filter((region) => REGIONS[region].country === one.name.slice(0, 2)).map((region) => ({
    ...one,
    region,
  })),
);

function read(region: string, name: string): Written {
  return JSON.parse(readFileSync(join(FOLDER, region, `${name}.json`), "utf8"));
}

test.each(EDITIONS)("$name in $region has text for every question and every result", (edition) => {
  const { name, region, calculator, rates } = edition;
  const words = read(region, name);
  expect(Object.keys(words.steps)).toEqual(calculator.steps.map((step) => step.name));
  for (const field of fieldsOf(calculator)) {
    const { options = {} } = words.fields[field.name] ?? {};
    expect(words.fields).toHaveProperty([field.name]);
    if (field.kind !== "city")
      expect(Object.keys(options).sort()).toEqual(optionsOf(field, rates).toSorted());
  }
  expect(fieldsOf(calculator).map((field) => field.name)).toEqual(expect.arrayContaining(words.summary));
  const lines = fc
    .sample(queries({ calculator, rates }), { numRuns: 80, seed: 14 })
    .map((query) => askedIn(calculator, rates, readChoices(calculator, rates, query)))
    .flatMap((asked) => calculator.price(rates, asked).lines.map((line) => line.name));
  expect(Object.keys(words.lines).sort()).toEqual([...new Set(lines)].sort());
});

test.each(EDITIONS)("$name in $region has every choice that its conditional sentences name", (edition) => {
  const { name, region, calculator, rates } = edition;
  const words = read(region, name);
  const known = fieldsOf(calculator).flatMap((field) =>
    optionsOf(field, rates).map((option) => `${field.name}:${option}`),
  );
  for (const told of [...words.notIncluded, ...words.assumptions])
    for (const [key, condition] of Object.entries(told))
      if (key !== "text") expect(known).toContain(condition);
});
