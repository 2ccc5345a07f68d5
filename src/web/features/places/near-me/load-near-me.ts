import { findServiceability } from "../../../../contracts/calls/graphql/location-serviceability.ts";
import { listPincodeMappings } from "../../../../contracts/calls/places/places.ts";
import type { Asking } from "../../../../contracts/documents/ask-documents.ts";
import { cleanPincode, isPincode } from "../../../../contracts/leads/lead-rules.ts";
import type { PincodeMapping } from "../../../../contracts/places/pincode-mapping.ts";
import { inLanguage } from "../../../../editions/languages.ts";
import { linkTo } from "../../../../urls/links.ts";
import { findCities } from "../cities/load-city.ts";
import { findCentres } from "../cities/near-centres.ts";
import { around, type NearAnswer, type NearPlaces } from "./near-answer.ts";

/** All cities with a page and all centres, and what is known of the post code in the address. */
export async function loadNearMe(asking: Asking, typed: string | null) {
  const { edition } = asking;
  const [cities, centres] = await Promise.all([findCities(asking), findCentres(asking)]);
  const places: NearPlaces = {
    cities: cities.flatMap(({ slug, name, lat, lng }) => {
      const href = linkTo(edition, "city", { citySlug: slug });
      return href ? [{ name, href, lat, lng }] : [];
    }),
    centres,
  };
  const answer = typed === null ? undefined : await answerPincode(asking, typed, places);
  return { places, typed: typed ?? "", answer, states: groupByState(cities) };
}

async function answerPincode(asking: Asking, typed: string, places: NearPlaces): Promise<NearAnswer> {
  const { call, edition } = asking;
  const pincode = cleanPincode(typed);
  if (!isPincode(pincode, edition.isoCode)) return { kind: "problem", problem: "wrongCode" };
  const outcome = await call(listPincodeMappings, { country: edition.isoCode, pincode });
  if (!outcome.ok) return { kind: "problem", problem: "failed", pincode };
  const [mapping] = outcome.value.mappings;
  // A host of someone else need not tell where a post code lies; whether we build there is asked apart.
  if (!mapping) return askServices(asking, pincode);
  return placeOf(mapping, places, asking);
}

async function askServices({ call, edition }: Asking, pincode: string): Promise<NearAnswer> {
  const locationDetails = { country: edition.isoCode, pincode: Number(pincode), lat: "", lng: "" };
  const outcome = await call(findServiceability, { locationDetails });
  if (!outcome.ok) return { kind: "problem", problem: "failed", pincode };
  const isServed = Object.values(outcome.value.services).some(Boolean);
  return { kind: isServed ? "served" : "unserved", pincode, centres: [] };
}

function placeOf(mapping: PincodeMapping, places: NearPlaces, { edition }: Asking): NearAnswer {
  const { pincode, isServiceable, place, city, lat, lng } = mapping;
  if (!place && !isServiceable) return { kind: "problem", problem: "unknownCode", pincode };
  const known = lat !== null && lng !== null ? around({ lat, lng }, places) : { centres: [] };
  const href = city && linkTo(edition, "city", { citySlug: city.slug });
  const own = city && href ? { name: inLanguage(city.name, edition.language), href, km: 0 } : undefined;
  return {
    ...known,
    kind: isServiceable ? "served" : "unserved",
    pincode,
    ...(place && { place: inLanguage(place, edition.language) }),
    ...(own && { city: own }),
  };
}

/** How many cities and localities a state has; the largest first. */
function groupByState(cities: Awaited<ReturnType<typeof findCities>>) {
  const names = [...new Set(cities.map(({ state }) => state))];
  return names
    .map((state) => ({
      state,
      cities: cities.filter((city) => city.state === state).map(({ name }) => name),
    }))
    .sort((one, other) => other.cities.length - one.cities.length || one.state.localeCompare(other.state));
}
