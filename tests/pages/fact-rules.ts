import type { FactsDocument } from "../../src/contracts/documents/facts-document.ts";
import { editionOf } from "../../src/editions/edition.ts";
import type { Region } from "../../src/editions/regions.ts";
import { readProjectFile } from "../support/project-files.ts";

interface FactRule {
  fact: string;
  /** English words that state the fact; the first group is the value. */
  pattern: RegExp;
  /** Whether the value agrees with the fact. */
  agrees: (value: string, fact: string) => boolean;
}

const WORDS: Record<string, string> = { one: "1", two: "2", three: "3", five: "5", seven: "7", ten: "10" };
const digits = (text: string) => (WORDS[text.toLowerCase()] ?? text).replaceAll(/[^\d.]/g, "");
const isSame = (value: string, fact: string) => digits(value) === digits(fact);

const RULES: readonly FactRule[] = [
  {
    fact: "order.minimum",
    pattern:
      /(?:smallest|minimum) (?:order|project)[^.]{0,60}?((?:₹|S\$|RM|SAR) ?[\d,]+(?:\.\d+)?(?: lakh)?)/gi,
    agrees: isSame,
  },
  {
    fact: "delay.rate",
    pattern: /0\.25 ?%(?: a week)? of ([^,.;]{3,40})/gi,
    agrees: (value) => /late|delayed/i.test(value),
  },
  { fact: "delay.grace", pattern: /(\d+) days of grace|grace of (\d+) days/gi, agrees: isSame },
  {
    fact: "tickets.answer",
    pattern: /tickets? (?!page)[^.]{0,40}answer[^.]{0,30}within (one|two|three|\d+) working day/gi,
    agrees: isSame,
  },
  {
    fact: "warranty.cabinets",
    pattern: /(one|two|five|ten|\d+)[ -]years?[^.]{0,12} warranty on (?:cabinets|kitchens|wardrobes)/gi,
    agrees: isSame,
  },
  { fact: "quote.validity", pattern: /quote[^.]{0,30} valid for (\d+) days/gi, agrees: isSame },
  { fact: "checks.count", pattern: /of (\d+) checks|(\d+) quality checks/gi, agrees: isSame },
];

/** Statements of a page that contradict a fact of its edition. */
export function contradictions(region: Region, text: string): string[] {
  if (editionOf(region).language !== "en") return [];
  const { facts }: FactsDocument = JSON.parse(
    readProjectFile(`content/documents/facts/${region}/facts.json`),
  );
  return RULES.flatMap(({ fact, pattern, agrees }) => {
    const known = facts[fact]?.text;
    if (known === undefined) return [];
    return [...text.matchAll(pattern)].flatMap(([statement, ...values]) => {
      const value = values.find((group) => group !== undefined) ?? "";
      return agrees(value, known) ? [] : [`"${statement}", but ${fact} is ${known}`];
    });
  });
}
