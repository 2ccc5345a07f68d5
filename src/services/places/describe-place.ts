import type { getPlace } from "../../contracts/calls/places/places-calls.ts";
import type { CallAnswer } from "../../contracts/define-call.ts";
import type { PlaceSuggestion } from "../../contracts/places/place-answers.ts";
import type { PlaceName } from "../../contracts/places/place-shapes.ts";
import { inLanguage, LANGUAGES, type Language } from "../../editions/languages.ts";
import { type CountryPlaces, servicesOf } from "./gazetteer.ts";
import type { PlaceEntry } from "./place-entries.ts";

export type PlaceDetails = CallAnswer<typeof getPlace>;

export function describeSuggestion(
  entry: PlaceEntry,
  places: CountryPlaces,
  language: Language,
): PlaceSuggestion {
  const { placeId, kind, name, city, locality, pincode, sample } = entry;
  const inWords = (part: PlaceName | undefined) => part && inLanguage(part, language);
  const details = {
    property: [inWords(locality?.name), inWords(city.name)],
    locality: [[inWords(city.name), pincode].filter(Boolean).join(" ")],
    city: [countryIn(places.isoCode, language)],
  };
  return {
    placeId,
    kind,
    name: inLanguage(name, language),
    detail: details[kind].filter(Boolean).join(LANGUAGES[language].comma),
    ...(sample && { sample }),
  };
}

export function describePlace(entry: PlaceEntry, places: CountryPlaces, language: Language): PlaceDetails {
  const { placeId, name, city, locality, kind, lat, lng, pincode = null, sample } = entry;
  const parts = [kind === "city" ? undefined : name, kind === "property" ? locality?.name : undefined];
  const words = [...parts, city.name].flatMap((part) => (part ? [inLanguage(part, language)] : []));
  const place = words.join(LANGUAGES[language].comma) + (pincode ? ` ${pincode}` : "");
  return {
    placeId,
    name: inLanguage(name, language),
    formatted_address: [place, countryIn(places.isoCode, language)].join(LANGUAGES[language].comma),
    lat,
    lng,
    pincode,
    city: inLanguage(city.name, language),
    country: places.label,
    countryCode: places.isoCode,
    services: servicesOf(city),
    ...(sample && { sample }),
  };
}

function countryIn(isoCode: string, language: Language): string {
  return new Intl.DisplayNames([language], { type: "region" }).of(isoCode) ?? isoCode;
}
