import type { Edition } from "../../../../editions/edition.ts";
import { inLanguage } from "../../../../editions/languages.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import type { Text } from "../../../../ui/text/text.tsx";
import { CITIES, type City } from "../../../frame/layouts/cities.ts";

export function cityNames(t: Text["t"], rates: PriceRates, edition: Edition): Record<string, string> {
  const names = Object.keys(rates.cities).map((slug) => [
    slug,
    slug === "other" ? t("myRoom.otherCity") : cityName(slug, edition),
  ]);
  return Object.fromEntries(names);
}

/** The rates contain more cities than the footer; the name of such a city is derived from its slug. */
function cityName(slug: string, { country, language }: Edition): string {
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
