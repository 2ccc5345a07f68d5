import type { LocalisedText } from "../../editions/languages.ts";
import { namesOfCity } from "../documents/centres/centre-facts.ts";
import type { Centre, CityCentres } from "../documents/centres/engagement-centre.ts";

export interface CityCentre {
  city: { slug: string; name: LocalisedText };
  centre: Centre;
}

export function centresOf(cities: readonly CityCentres[]): CityCentre[] {
  return cities.flatMap(({ slug, groupItems, ...city }) =>
    groupItems.map((centre) => ({ city: { slug, name: namesOfCity(city) }, centre })),
  );
}

/** The name of the centre in a lead: "HSR Layout, Bengaluru". In English, for the staff who read leads. */
export function ecNameOf({ centre, city }: CityCentre): string {
  return `${centre.name.en}, ${city.name.en}`;
}
