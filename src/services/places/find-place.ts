import type { suggestPlaces } from "../../contracts/calls/places/places-calls.ts";
import type { CallAnswer } from "../../contracts/define-call.ts";
import { allowedMistakes, countMistakes } from "../../platform/search/language/spelling.ts";
import { readUnfinishedWords } from "../../platform/search/language/words.ts";
import { Refusal } from "../http/refusal.ts";
import { describePlace, describeSuggestion, type PlaceDetails } from "./describe-place.ts";
import type { CountryPlaces } from "./gazetteer.ts";
import type { GooglePlaces, PlaceQuestion } from "./google-places.ts";
import type { Places } from "./known-places.ts";
import { countryOfPlaceId, isOwnPlaceId, type PlaceEntry, placeEntries } from "./place-entries.ts";

const MAX_SUGGESTIONS = 8;

type Question = PlaceQuestion & { country: string };

export async function suggest(
  places: Places,
  google: GooglePlaces | undefined,
  question: Question,
): Promise<CallAnswer<typeof suggestPlaces> | Refusal> {
  const country = await places.of(question.country);
  if (!country) return refuseCountry(question.country);
  const theirs = await google?.suggest(country, question);
  if (theirs) return { predictions: theirs.slice(0, MAX_SUGGESTIONS), source: "google" };
  const ours = searchPlaces(country, question.query, MAX_SUGGESTIONS);
  const predictions = ours.map((entry) => describeSuggestion(entry, country, question.language));
  return { predictions, source: "own" };
}

export async function findPlace(
  places: Places,
  google: GooglePlaces | undefined,
  question: Question,
): Promise<PlaceDetails | Refusal> {
  const { query } = question;
  if (isOwnPlaceId(query)) return findOwn(await places.of(countryOfPlaceId(query)), question);
  const country = await places.of(question.country);
  if (!country) return refuseCountry(question.country);
  // Google's ids contain no space, so a text without one is also tried as an id.
  const theirs = /\s/.test(query) ? undefined : await google?.find(country, question);
  return theirs ?? findOwn(country, question);
}

function findOwn(places: CountryPlaces | undefined, { query, language }: Question): PlaceDetails | Refusal {
  const entry = isOwnPlaceId(query)
    ? places && placeEntries(places).find(({ placeId }) => placeId === query)
    : places && searchPlaces(places, query, 1)[0];
  return entry && places
    ? describePlace(entry, places, language)
    : new Refusal(404, "There is no such place.");
}

export function refuseCountry(country: string): Refusal {
  return new Refusal(400, `We do not serve the country "${country.slice(0, 40)}".`, {
    field: "country",
    reason: "is not served",
  });
}

const MAX_WORDS = 8;

/** The places that a text may mean, the most likely first. A word may be incomplete and, if it is long, misspelt. */
function searchPlaces(places: CountryPlaces, query: string, most: number): PlaceEntry[] {
  const wanted = readUnfinishedWords(query)
    .slice(0, MAX_WORDS)
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

/** 0 if a word does not match, or if no word matches the name itself. */
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
  // Of two names with the words, the one with fewer other words is preferred.
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

/** Compares only as many letters as were typed, because the rest may follow. */
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
