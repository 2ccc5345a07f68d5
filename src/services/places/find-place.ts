import type { suggestPlaces } from "../../contracts/calls/places/places.ts";
import type { CallAnswer } from "../../contracts/define-call.ts";
import { Refusal } from "../http/refusal.ts";
import { describePlace, describeSuggestion, type PlaceDetails } from "./describe-place.ts";
import type { CountryPlaces } from "./gazetteer.ts";
import type { GooglePlaces, PlaceQuestion } from "./google-places.ts";
import { countryOfPlaceId, isOwnPlaceId, placeEntries } from "./place-entries.ts";
import type { Places } from "./places.ts";
import { searchPlaces } from "./search-places.ts";

const MOST_SUGGESTIONS = 8;

type Question = PlaceQuestion & { country: string };

export async function suggest(
  places: Places,
  google: GooglePlaces | undefined,
  question: Question,
): Promise<CallAnswer<typeof suggestPlaces> | Refusal> {
  const country = await places.of(question.country);
  if (!country) return refuseCountry(question.country);
  const theirs = await google?.suggest(country, question);
  if (theirs) return { predictions: theirs.slice(0, MOST_SUGGESTIONS), source: "google" };
  const ours = searchPlaces(country, question.query, MOST_SUGGESTIONS);
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
  // Google's ids have no space; a text that has none is tried as an id as well.
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
