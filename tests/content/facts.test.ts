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

/** Messages are the same in all editions, so they have no references. They may state only facts that are equal in all. */
const FACTS_IN_MESSAGES = {
  "article.askText": ["consultation.length"],
  "calc.leadNote": ["consultation.length"],
  "ikea.howText": ["consultation.length"],
  "layout.promiseHelp": ["warranty.cabinets", "checks.count"],
  "moneyView.first-week": ["refund.full"],
  "moneyView.madeNote": ["refund.restocking"],
  "moneyView.ordered": ["refund.after-order"],
  "moneyView.proofPrice": ["quote.validity"],
  "moneyView.refundsText": ["refund.paid"],
  "planner.stageText.design": ["design.layout-rounds", "design.colour-rounds"],
  "planner.stageText.fitting": ["fitting.kitchen", "fitting.wardrobe"],
  "planner.stageText.snagging": ["checks.count"],
  "project.checksLead": ["checks.count"],
  "project.inGrace": ["delay.grace"],
  "project.stageText.meeting": ["consultation.length"],
  "talk.description": ["consultation.length"],
  "talk.hourTitle": ["consultation.length"],
  "talk.lede": ["consultation.length"],
  "thanks.step.togetherTitle": ["consultation.length"],
  "thanks.visitText": ["consultation.length"],
  "tickets.raiseText": ["tickets.answer"],
};
const WRITTEN = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

function figuresIn(text: string): string[] {
  const spelled = text
    .toLowerCase()
    .replace(/\b(?:an|one|first|free) hour\b|\bsixty minutes\b/g, "60 minutes");
  const words = spelled.match(/\d+|[a-z]+/g) ?? [];
  return words.map((word) => (WRITTEN.includes(word) ? String(WRITTEN.indexOf(word)) : word)).filter(Number);
}

test.each(Object.entries(FACTS_IN_MESSAGES))(
  "the message %s states the facts of every edition",
  (key, names) => {
    const stated = figuresIn(JSON.parse(readProjectFile("messages/en.json"))[key]);
    for (const region of REGION_NAMES.filter((name) => editionOf(name).language === "en"))
      for (const name of names)
        expect([region, name, stated]).toEqual([
          region,
          name,
          expect.arrayContaining(figuresIn(factsOf(region)[name]?.text ?? "")),
        ]);
  },
);

test("every fact is used by a document", () => {
  const documents = projectFiles("content/documents/**/*.{json,md}").map(readProjectFile).join("\n");
  const unused = REGION_NAMES.flatMap((region) => Object.keys(factsOf(region))).filter(
    (name) => !documents.includes(`{fact:${name}}`),
  );
  expect([...new Set(unused)]).toEqual([]);
});
