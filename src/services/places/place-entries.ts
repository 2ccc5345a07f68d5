import type { Position } from "../../contracts/places/distance.ts";
import type { PlaceSuggestion } from "../../contracts/places/place-answers.ts";
import type { PlaceName } from "../../contracts/places/place-shapes.ts";
import { namesOf } from "../../editions/languages.ts";
import { readWords } from "../../platform/search/language/words.ts";
import type { CountryPlaces } from "./gazetteer.ts";
import type { Locality, ServedCity } from "./place-files.ts";
import { isWhole } from "./post-codes.ts";

export interface PlaceEntry extends Position {
  placeId: string;
  kind: PlaceSuggestion["kind"];
  name: PlaceName;
  city: ServedCity;
  locality: Locality | undefined;
  pincode: string | undefined;
  sample: boolean;
  words: ReadonlySet<string>;
  /** Words of the surrounding area, which may be typed as well. */
  around: ReadonlySet<string>;
}

const OWN = "own:";
const kept = new WeakMap<CountryPlaces, readonly PlaceEntry[]>();

export function placeEntries(places: CountryPlaces): readonly PlaceEntry[] {
  const known = kept.get(places);
  if (known) return known;
  const entries = places.cities.flatMap((city) => cityEntries(places, city));
  kept.set(places, entries);
  return entries;
}

export function isOwnPlaceId(text: string): boolean {
  return text.startsWith(OWN);
}

/** The country in one of our ids: "own:in/bengaluru/hsr-layout". */
export function countryOfPlaceId(placeId: string): string {
  return placeId.slice(OWN.length).split("/")[0] ?? "";
}

function cityEntries(places: CountryPlaces, city: ServedCity): PlaceEntry[] {
  const cityId = `${OWN}${places.country}/${city.slug}`;
  const cityWords = wordsOf([...namesOf(city.name), ...city.aliases]);
  const common = { city, sample: false, locality: undefined, pincode: undefined };
  const own: PlaceEntry = {
    ...common,
    placeId: cityId,
    kind: "city",
    name: city.name,
    lat: city.lat,
    lng: city.lng,
    words: cityWords,
    around: new Set(),
  };
  const localities = city.localities.map((locality): PlaceEntry => {
    const whole = locality.postCodes.filter((rule) => isWhole(rule, places.postCodeDigits));
    return {
      ...common,
      placeId: `${cityId}/${locality.slug}`,
      kind: "locality",
      name: locality.name,
      locality,
      lat: locality.lat,
      lng: locality.lng,
      pincode: whole[0],
      words: wordsOf([...namesOf(locality.name), ...whole]),
      around: cityWords,
    };
  });
  const properties = city.properties.map(({ name, sample, locality: slug }): PlaceEntry => {
    const home = localities.find(({ locality }) => locality?.slug === slug);
    return {
      ...common,
      placeId: `${cityId}/${slug}/${slugOf(name.en)}`,
      kind: "property",
      name,
      sample,
      locality: home?.locality,
      lat: home?.lat ?? city.lat,
      lng: home?.lng ?? city.lng,
      pincode: home?.pincode,
      words: wordsOf(namesOf(name)),
      around: new Set([...(home?.words ?? []), ...cityWords]),
    };
  });
  return [own, ...localities, ...properties];
}

function wordsOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => readWords(name).map(({ word }) => word)));
}

function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
