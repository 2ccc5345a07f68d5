import { inLanguage, type Language } from "../../../editions/languages.ts";
import type { Country } from "../../../editions/regions.ts";
import { CITIES, type City } from "../../frame/layouts/cities.ts";

/** Rates know more cities than the footer: those are called as their slug says. */
export function cityName(country: Country, slug: string, language: Language): string {
  const cities: readonly City[] = CITIES[country];
  const city = cities.find((candidate) => candidate.slug === slug);
  return city ? inLanguage(city.names, language) : fromSlug(slug);
}

function fromSlug(slug: string): string {
  return slug.replace(
    /(^|-)(\w)/g,
    (_, dash: string, letter: string) => (dash ? " " : "") + letter.toUpperCase(),
  );
}
