import type { ServiceUnits } from "../../contracts/places/place-shapes.ts";
import { type CountryPlaces, cityAround, findPostCode, servicesOf } from "./gazetteer.ts";

interface Location {
  pincode: number;
  lat: string;
  lng: string;
}

/** A known post code decides, even if it is not served. The position is used only without one. */
export function servicesAt(places: CountryPlaces, { pincode, lat, lng }: Location): ServiceUnits {
  const found = findPostCode(places, String(pincode).padStart(places.postCodeDigits, "0"));
  if (found) return servicesOf(found.city);
  const position = { lat: readDegrees(lat), lng: readDegrees(lng) };
  const isKnown = Number.isFinite(position.lat) && Number.isFinite(position.lng);
  return servicesOf(isKnown ? cityAround(places, position) : undefined);
}

function readDegrees(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text);
}
