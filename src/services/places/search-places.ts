import { allowedMistakes, countMistakes } from "../../platform/search/language/spelling.ts";
import { readUnfinishedWords } from "../../platform/search/language/words.ts";
import type { CountryPlaces } from "./gazetteer.ts";
import { type PlaceEntry, placeEntries } from "./place-entries.ts";

const MOST_WORDS = 8;

/** The places that a text may mean, the likeliest first. A word may be unfinished and, if it is long, misspelt. */
export function searchPlaces(places: CountryPlaces, query: string, most: number): PlaceEntry[] {
  const wanted = readUnfinishedWords(query)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);
  if (wanted.length === 0) return [];
  return placeEntries(places)
    .map((entry) => ({ entry, score: scoreOf(entry, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || byName(one.entry, other.entry))
    .slice(0, most)
    .map(({ entry }) => entry);
}

const OWN_WORD = 10;

/** Nought where a word fits nowhere, or where none fits the name itself. */
function scoreOf({ words, around }: PlaceEntry, wanted: readonly string[]): number {
  let score = 0;
  let isNamed = false;
  for (const word of wanted) {
    const own = likeness(word, words);
    const beside = likeness(word, around);
    if (own === 0 && beside === 0) return 0;
    isNamed ||= own > 0;
    score += Math.max(own * OWN_WORD, beside);
  }
  // Of two names that hold the words, the one that says little else.
  return isNamed ? score - words.size / 10 : 0;
}

function likeness(wanted: string, words: ReadonlySet<string>): number {
  if (words.has(wanted)) return 4;
  let best = 0;
  for (const word of words) {
    if (word.startsWith(wanted)) return 3;
    if (isMisspelt(wanted, word)) best = 1;
  }
  return best;
}

/** Compared with as much of the word as was typed, for the rest may still come. */
function isMisspelt(wanted: string, word: string): boolean {
  const allowed = allowedMistakes(wanted);
  if (allowed === 0 || wanted[0] !== word[0]) return false;
  const lengths = [wanted.length - 1, wanted.length, wanted.length + 1];
  return lengths.some((length) => countMistakes(wanted, word.slice(0, length)) <= Math.min(allowed, 1));
}

const KINDS = ["locality", "property", "city"];

function byName(one: PlaceEntry, other: PlaceEntry): number {
  return (
    KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
    (one.name.en < other.name.en ? -1 : Number(one.name.en > other.name.en))
  );
}
