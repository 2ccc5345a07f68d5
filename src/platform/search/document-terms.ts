import type { Thesaurus } from "./language/thesaurus.ts";
import { readWords, type Word } from "./language/words.ts";

/**
 * The part of a document that contains a term, the most important first; "often" means that the text repeats the
 * term.
 */
export type Zone = "heading" | "tags" | "often" | "text";

export interface DocumentTexts {
  heading: string;
  tags: string;
  text: string;
}

export interface DocumentTerms {
  /** Each term in the most important zone that contains it. */
  zones: ReadonlyMap<string, Zone>;
  words: ReadonlyMap<string, string>;
}

const MAX_TERMS = 1_600;
const OFTEN = 3;

/** The index terms of a document: its words, their stems, and the concepts of its phrases. */
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
    if (!zones.has(term) && zones.size < MAX_TERMS) zones.set(term, zone);
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

/** Matches the exact word form, or words with this prefix. */
export function wordTerm({ word }: Pick<Word, "word">): string {
  return `=${word}`;
}

const DIGITS = /^\d+$/;
const UNIT = /^[a-z]{1,6}$/;

/** Makes "3bhk" find "3 BHK", and "600mm" find "600 mm". */
function joinMeasures(words: readonly Word[]): Word[] {
  return words.slice(1).flatMap(({ word: unit }, index) => {
    const digits = words[index]?.word ?? "";
    const joined = digits + unit;
    return DIGITS.test(digits) && UNIT.test(unit) ? [{ word: joined, stem: joined, written: joined }] : [];
  });
}
