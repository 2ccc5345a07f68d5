import { nearest, type Position } from "../../contracts/places/distance.ts";
import type { PlaceName, ServiceUnits } from "../../contracts/places/place-shapes.ts";
import { COUNTRIES } from "../../editions/countries.ts";
import type { Country } from "../../editions/regions.ts";
import type { Area, Locality, PlaceFile, ServedCity } from "./place-files.ts";
import { type PostCodeRange, rangeOf } from "./post-codes.ts";

export interface CentrePlace extends Position {
  id: string;
  name: PlaceName;
  city: PlaceName;
}

export interface DocumentedPlaces {
  localities: ReadonlyMap<string, readonly Locality[]>;
  aliases: ReadonlyMap<string, readonly string[]>;
  centres: readonly CentrePlace[];
}

export interface CountryPlaces {
  country: Country;
  isoCode: string;
  label: string;
  postCodeDigits: number;
  cities: readonly ServedCity[];
  centres: readonly CentrePlace[];
  /** Which post codes are covered by which cities, localities and areas. */
  covered: {
    cities: readonly Covered<ServedCity>[];
    localities: readonly Covered<{ city: ServedCity; locality: Locality }>[];
    elsewhere: readonly Covered<Area>[];
  };
}

interface Covered<Place> {
  place: Place;
  ranges: readonly PostCodeRange[];
}

export function countryPlaces(
  country: Country,
  file: PlaceFile,
  documented: DocumentedPlaces,
): CountryPlaces {
  const cities = file.cities.map((city) => withDocuments(city, documented));
  const covered = <Place>(place: Place, postCodes: readonly string[]): Covered<Place> => ({
    place,
    ranges: postCodes.map((rule) => rangeOf(rule, file.postCodeDigits)),
  });
  return {
    country,
    isoCode: file.country,
    label: COUNTRIES[country].label,
    postCodeDigits: file.postCodeDigits,
    cities,
    centres: documented.centres,
    covered: {
      cities: cities.map((city) => covered(city, city.postCodes)),
      localities: cities.flatMap((city) =>
        city.localities.map((locality) => covered({ city, locality }, locality.postCodes)),
      ),
      elsewhere: file.elsewhere.map((area) => covered(area, area.postCodes)),
    },
  };
}

/** A locality with a page comes from its document, and not also from the file. */
function withDocuments(city: ServedCity, { localities, aliases }: DocumentedPlaces): ServedCity {
  const own = localities.get(city.slug) ?? [];
  const told = new Set(own.map(({ slug }) => slug));
  return {
    ...city,
    aliases: [...city.aliases, ...(aliases.get(city.slug) ?? [])],
    localities: [...own, ...city.localities.filter(({ slug }) => !told.has(slug))],
  };
}

export type PostCodePlace =
  | { city: ServedCity; locality: Locality | undefined; area?: undefined }
  | { area: Area; city?: undefined };

/** The location of a post code: in a served city, in another area, or unknown. The narrowest rule counts. */
export function findPostCode({ covered }: CountryPlaces, postCode: string): PostCodePlace | undefined {
  const code = Number(postCode);
  const city = narrowest(covered.cities, code);
  const locality = narrowest(covered.localities, code);
  if (locality && (!city || city.place === locality.place.city || locality.width < city.width))
    return locality.place;
  if (city) return { city: city.place, locality: undefined };
  const area = narrowest(covered.elsewhere, code);
  return area && { area: area.place };
}

function narrowest<Place>(covered: readonly Covered<Place>[], code: number) {
  let best: { place: Place; width: number } | undefined;
  for (const { place, ranges } of covered) {
    for (const [from, to] of ranges) {
      if (from <= code && code <= to && to - from < (best?.width ?? Number.POSITIVE_INFINITY))
        best = { place, width: to - from };
    }
  }
  return best;
}

/** The radius of a city when only a position is known. */
const CITY_KM = 30;

export function cityAround(places: CountryPlaces, position: Position): ServedCity | undefined {
  const found = nearest(position, places.cities);
  return found && found.km <= CITY_KM ? found.place : undefined;
}

export function servicesOf(city: ServedCity | undefined): ServiceUnits {
  const has = (name: ServedCity["services"][number]) => city?.services.includes(name) ?? false;
  return {
    interiorsBU: has("interiorsBU"),
    servicesBU: has("servicesBU"),
    productsBU: has("productsBU"),
  };
}
