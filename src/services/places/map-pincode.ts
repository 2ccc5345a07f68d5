import { nearest, type Position } from "../../contracts/places/distance.ts";
import type { PincodeMapping } from "../../contracts/places/pincode-mapping.ts";
import type { NearestCentre } from "../../contracts/places/place-shapes.ts";
import { type CountryPlaces, findPostCode, servicesOf } from "./gazetteer.ts";
import { isWhole } from "./post-codes.ts";

/** Where a post code lies, what we offer there, and how far the next centre is. */
export function mapPincode(places: CountryPlaces, pincode: string): PincodeMapping {
  const found = findPostCode(places, pincode);
  const spot = found?.city ? (found.locality ?? found.city) : found?.area;
  const services = servicesOf(found?.city);
  const isServiceable = Object.values(services).some(Boolean);
  return {
    pincode,
    isServiceable,
    services,
    place: spot?.name ?? null,
    city: found?.city ? { slug: found.city.slug, name: found.city.name } : null,
    lat: spot?.lat ?? null,
    lng: spot?.lng ?? null,
    centre: spot ? nearestCentre(places, spot) : null,
    nearestCity: spot && !isServiceable ? nearestCity(places, spot) : null,
  };
}

/** Every post code of the country that is known by itself, and not only by a rule. */
export function mapKnownPincodes(places: CountryPlaces): PincodeMapping[] {
  const known = kept.get(places) ?? mapAll(places);
  kept.set(places, known);
  return known;
}

const kept = new WeakMap<CountryPlaces, PincodeMapping[]>();

function mapAll(places: CountryPlaces): PincodeMapping[] {
  const codes = places.cities.flatMap(({ postCodes, localities }) => [
    ...postCodes,
    ...localities.flatMap((locality) => locality.postCodes),
  ]);
  const whole = new Set(codes.filter((rule) => isWhole(rule, places.postCodeDigits)));
  return [...whole].sort().map((code) => mapPincode(places, code));
}

export function nearestCentre({ centres }: CountryPlaces, position: Position): NearestCentre | null {
  const found = nearest(position, centres);
  return found ? { id: found.place.id, name: found.place.name, city: found.place.city, km: found.km } : null;
}

function nearestCity({ cities }: CountryPlaces, position: Position): PincodeMapping["nearestCity"] {
  const found = nearest(position, cities);
  return found ? { slug: found.place.slug, name: found.place.name, km: found.km } : null;
}
