import { expect, test } from "vitest";
import type { FactsDocument } from "../../src/contracts/documents/facts-document.ts";
import { COUNTRIES } from "../../src/editions/countries.ts";
import { editionOf } from "../../src/editions/edition.ts";
import { REGION_NAMES, type Region } from "../../src/editions/regions.ts";
import { DELAY } from "../../src/prices/milestones/delay-credit.ts";
import { projectFiles, readProjectFile } from "../support/project-files.ts";

const factsOf = (region: Region): FactsDocument["facts"] =>
  JSON.parse(readProjectFile(`content/documents/facts/${region}/facts.json`)).facts;
const number = (text: string | undefined) => Number.parseFloat((text ?? "").replaceAll(",", ""));

test.each(REGION_NAMES)("the facts of %s agree with what the code calculates", (region) => {
  const facts = factsOf(region);
  const shares = ["booking", "order", "balance"].map((name) => number(facts[`payment.${name}`]?.text));
  expect(shares).toEqual(COUNTRIES[editionOf(region).country].milestones);
  expect(number(facts["delay.rate"]?.text)).toBe(DELAY.weekly * 100);
  expect(number(facts["delay.cap"]?.text)).toBe(DELAY.most * 100);
  expect(number(facts["delay.grace"]?.text)).toBe(DELAY.graceDays);
});

test("both languages of a country state the same facts with the same numbers", () => {
  const [english, arabic] = [factsOf("sa"), factsOf("sa-ar")];
  expect(Object.keys(arabic)).toEqual(Object.keys(english));
  const digits = (text: string) => text.match(/\d[\d,.]*/g) ?? [];
  // Arabic writes one and two of a thing as a word.
  const written = (text: string) => digits(text).filter((figure) => figure !== "1" && figure !== "2");
  for (const [name, { text }] of Object.entries(english))
    expect([name, ...written(arabic[name]?.text ?? "")]).toEqual([name, ...written(text)]);
});

test("every fact is used by a document", () => {
  const documents = projectFiles("content/documents/**/*.{json,md}").map(readProjectFile).join("\n");
  const unused = REGION_NAMES.flatMap((region) => Object.keys(factsOf(region))).filter(
    (name) => !documents.includes(`{fact:${name}}`),
  );
  expect([...new Set(unused)]).toEqual([]);
});
