import type { CityCentre } from "../../../../contracts/visits/city-centres.ts";
import { namesOf } from "../../../../editions/languages.ts";

/** What we know of where somebody lives. */
interface Place {
  city: string | null;
  /** The centre of their post code. Null: the post code is far from all of them. Unset: nobody knows. */
  centre?: { id: string; city: { en: string } } | null | undefined;
}

/** The centre of the post code, else the first of the city, else of the country's default city. */
export function nearestCentre(
  centres: readonly CityCentre[],
  { city, centre }: Place,
  defaultCity: string,
): CityCentre | undefined {
  if (centre === null) return undefined;
  return byId(centres, centre) ?? byCity(centres, city) ?? byCity(centres, defaultCity) ?? centres[0];
}

function byId(centres: readonly CityCentre[], wanted: Place["centre"]): CityCentre | undefined {
  return centres.find(({ centre, city }) => centre.id === wanted?.id && city.name.en === wanted.city.en);
}

function byCity(centres: readonly CityCentre[], city: string | null): CityCentre | undefined {
  const wanted = city?.toLowerCase();
  return centres.find(
    ({ city: { slug, name } }) =>
      wanted && [slug, ...namesOf(name).map((each) => each.toLowerCase())].includes(wanted),
  );
}
