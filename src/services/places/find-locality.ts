import type { getLocality } from "../../contracts/calls/places/locality.ts";
import type { CallAnswer } from "../../contracts/define-call.ts";
import { cityNamed } from "../../editions/countries.ts";
import { namesOf } from "../../editions/languages.ts";
import { readWords } from "../../platform/search/language/words.ts";
import { Refusal } from "../http/refusal.ts";
import { servicesOf } from "./gazetteer.ts";
import { nearestCentre } from "./map-pincode.ts";
import type { Places } from "./places.ts";

interface LocalityQuestion {
  city: string;
  locality: string;
  country?: string | undefined;
}

export async function findLocality(
  places: Places,
  question: LocalityQuestion,
): Promise<CallAnswer<typeof getLocality> | Refusal> {
  const named = question.country === undefined ? await places.all() : [await places.of(question.country)];
  const countries = named.filter((country) => country !== undefined);
  const cityKey = keyOf(cityNamed(question.city));
  const localityKey = keyOf(question.locality);
  if (cityKey === "" || localityKey === "") return new Refusal(404, "There is no such locality.");
  for (const country of countries) {
    for (const city of country.cities) {
      if (![city.slug, ...namesOf(city.name), ...city.aliases].some((name) => keyOf(name) === cityKey))
        continue;
      const locality = city.localities.find(({ slug, name }) =>
        [slug, ...namesOf(name)].some((each) => keyOf(each) === localityKey),
      );
      if (!locality) continue;
      return {
        country: country.isoCode,
        city: { slug: city.slug, name: city.name },
        locality: { slug: locality.slug, name: locality.name },
        lat: locality.lat,
        lng: locality.lng,
        pincodes: locality.postCodes,
        services: servicesOf(city),
        centre: nearestCentre(country, locality),
      };
    }
  }
  return new Refusal(404, `There is no locality "${question.locality}" in "${question.city}".`);
}

/** However a name is written: with hyphens, accents, another alef, capital letters. */
function keyOf(name: string): string {
  return readWords(name.replaceAll("-", " "))
    .map(({ word }) => word)
    .join(" ");
}
