import type { FinderCentre, FinderCity } from "./finder-centre.ts";
import { TRAITS, type Trait } from "./finder-traits.ts";

export interface FinderChoice {
  /** A city's slug; empty for all cities. */
  city: string;
  traits: Trait[];
}

export const FINDER_QUERY = ["city", "with"] as const;

export function readChoice(
  search: URLSearchParams,
  cities: readonly Pick<FinderCity, "slug">[],
): FinderChoice {
  const asked = search.getAll("with");
  const city = search.get("city") ?? "";
  return {
    city: cities.some(({ slug }) => slug === city) ? city : "",
    traits: TRAITS.filter((trait) => asked.includes(trait)),
  };
}

export function matching(centres: readonly FinderCentre[], { city, traits }: FinderChoice): FinderCentre[] {
  return centres.filter(
    (centre) =>
      (city === "" || centre.citySlug === city) && traits.every((trait) => centre.traits.includes(trait)),
  );
}
