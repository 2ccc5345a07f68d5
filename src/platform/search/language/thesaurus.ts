import { readWords, type Word } from "./words.ts";

export interface SynonymGroup {
  name: string;
  phrases: readonly string[];
  /** Phrases that apply only to queries, because in a text they often mean something else. */
  askedOnly?: readonly string[] | undefined;
}

export interface SynonymPhrase {
  phrase: string;
  /** Represents the whole group in the index, like a word that occurs in every text with one of the phrases. */
  concept: string;
  isAskedOnly: boolean;
}

export interface Thesaurus {
  phrases: readonly SynonymPhrase[];
  conceptsIn(words: readonly Word[]): string[];
}

/** In words. A longer phrase is cut, because it would match only whole sentences. */
const LONGEST_PHRASE = 4;
const MARK = "#";

export function createThesaurus(groups: readonly SynonymGroup[]): Thesaurus {
  const phrases = groups.flatMap(({ name, phrases: inTexts, askedOnly = [] }) => {
    const concept = `${MARK}${name}`;
    return uniquePhrases([
      ...inTexts.map((text) => ({ phrase: phraseOf(text), concept, isAskedOnly: false })),
      ...askedOnly.map((text) => ({ phrase: phraseOf(text), concept, isAskedOnly: true })),
    ]);
  });
  const byFirstStem = Map.groupBy(
    phrases
      .filter(({ isAskedOnly }) => !isAskedOnly)
      .map((one) => ({ ...one, stems: one.phrase.split(" ") })),
    ({ stems }) => stems[0] ?? "",
  );
  return {
    phrases,
    conceptsIn: (words) =>
      words.flatMap(({ stem }, start) => {
        const found = byFirstStem.get(stem)?.filter(({ stems }) => standsAt(words, start, stems)) ?? [];
        return found.map(({ concept }) => concept);
      }),
  };
}

function standsAt(words: readonly Word[], start: number, stems: readonly string[]): boolean {
  return stems.every((stem, index) => words[start + index]?.stem === stem);
}

export function phrasesIn(words: readonly Word[]): { phrase: string; start: number; end: number }[] {
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(LONGEST_PHRASE, words.length - start) }, (_, more) => {
      const end = start + more + 1;
      return { phrase: stemsOf(words.slice(start, end)), start, end };
    }),
  );
}

function phraseOf(text: string): string {
  return stemsOf(readWords(text).slice(0, LONGEST_PHRASE));
}

function stemsOf(words: readonly Word[]): string {
  return words.map(({ stem }) => stem).join(" ");
}

// "cupboard" and "cupboards" are one phrase.
function uniquePhrases(phrases: readonly SynonymPhrase[]): SynonymPhrase[] {
  const seen = new Map(phrases.toReversed().map((one) => [one.phrase, one]));
  seen.delete("");
  return [...seen.values()];
}
