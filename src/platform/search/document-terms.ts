import type { Thesaurus } from "./language/thesaurus.ts";
import { readWords, type Word } from "./language/words.ts";

/** Where a term stands in a document, the most important place first; "often" is what its text says several times. */
export type Zone = "heading" | "tags" | "often" | "text";

export interface DocumentTexts {
  heading: string;
  tags: string;
  text: string;
}

export interface DocumentTerms {
  /** Each term in the most important zone that holds it. */
  zones: ReadonlyMap<string, Zone>;
  words: ReadonlyMap<string, string>;
}

const MOST_TERMS = 1_600;
const OFTEN = 3;

/** What is indexed of a document: its words, their stems and the concepts that its phrases stand for. */
export function documentTerms(texts: DocumentTexts, thesaurus: Thesaurus): DocumentTerms {
  const zones = new Map<string, Zone>();
  const written = new Map<string, string>();

  function add(words: readonly Word[], zoneOf: (stem: string) => Zone): void {
    for (const word of [...words, ...joinMeasures(words)]) {
      for (const term of [stemTerm(word), wordTerm(word)]) addTerm(term, zoneOf(word.stem));
      if (!written.has(word.word)) written.set(word.word, word.written);
    }
    for (const concept of thesaurus.conceptsIn(words)) addTerm(concept, zoneOf(concept));
  }

  function addTerm(term: string, zone: Zone): void {
    if (!zones.has(term) && zones.size < MOST_TERMS) zones.set(term, zone);
  }

  add(readWords(texts.heading), () => "heading");
  add(readWords(texts.tags), () => "tags");
  const inText = readWords(texts.text);
  const occurrences = Map.groupBy(inText, ({ stem }) => stem);
  add(inText, (stem) => ((occurrences.get(stem)?.length ?? 0) >= OFTEN ? "often" : "text"));
  return { zones, words: written };
}

export function stemTerm({ stem }: Word): string {
  return stem;
}

/** Finds a word in the form that was asked for, or words that begin so. */
export function wordTerm({ word }: Pick<Word, "word">): string {
  return `=${word}`;
}

const DIGITS = /^\d+$/;
const UNIT = /^[a-z]{1,6}$/;

/** "3 BHK" is found by "3bhk", and "600 mm" by "600mm". */
function joinMeasures(words: readonly Word[]): Word[] {
  return words.slice(1).flatMap(({ word: unit }, index) => {
    const digits = words[index]?.word ?? "";
    const joined = digits + unit;
    return DIGITS.test(digits) && UNIT.test(unit) ? [{ word: joined, stem: joined, written: joined }] : [];
  });
}
