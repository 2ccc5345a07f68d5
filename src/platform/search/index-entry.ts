import type { Thesaurus } from "./language/thesaurus.ts";
import { readWords, type Word } from "./language/words.ts";
import { headingRank, TAG_RANK, textRank } from "./merit.ts";

export interface DocumentTexts {
  heading: string;
  /** Words that somebody chose for the document. */
  tags: string;
  text: string;
}

/** A word of a document, with the best place that it stands at. */
export interface EntryWord {
  stem: string;
  written: string;
  rank: number;
}

/** The most words of one document that are indexed: those of its best places. */
const MOST_WORDS = 800;

/** Every word and concept of a document with its rank. */
export function indexEntry(texts: DocumentTexts, thesaurus: Thesaurus): Map<string, EntryWord> {
  const heading = readWords(texts.heading);
  const tags = readWords(texts.tags);
  const text = readWords(texts.text);
  const entry = new Map<string, EntryWord>();

  function add(words: readonly Word[], rankOf: (word: string) => number): void {
    for (const { word, stem, written } of withConcepts(words, thesaurus))
      if (!entry.has(word) && entry.size < MOST_WORDS) entry.set(word, { stem, written, rank: rankOf(word) });
  }

  const rankInHeading = headingRank(heading.length);
  add(heading, () => rankInHeading);
  add(tags, () => TAG_RANK);
  const occurrences = countEach(text);
  add(text, (word) => textRank(occurrences.get(word) ?? 1));
  return entry;
}

function withConcepts(words: readonly Word[], thesaurus: Thesaurus): Word[] {
  const concepts = thesaurus.conceptsIn(words).map((word) => ({ word, stem: word, written: "" }));
  return [...words, ...joinedMeasures(words), ...concepts];
}

const DIGITS = /^\d+$/;
const UNIT = /^[a-z]{1,6}$/;

/** "3 BHK" is found by "3bhk", and "600 mm" by "600mm". */
function joinedMeasures(words: readonly Word[]): Word[] {
  return words.slice(1).flatMap(({ word: unit }, index) => {
    const digits = words[index]?.word ?? "";
    const joined = digits + unit;
    return DIGITS.test(digits) && UNIT.test(unit) ? [{ word: joined, stem: joined, written: joined }] : [];
  });
}

function countEach(words: readonly Word[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { word } of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
