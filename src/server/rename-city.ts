import type { Caller } from "../contracts/create-caller.ts";
import { requestDocuments } from "../contracts/documents/request-documents.ts";
import { cityNamed } from "../editions/countries.ts";
import { editionOf } from "../editions/edition.ts";
import { pathOf } from "../urls/links.ts";
import { matchUrl } from "../urls/match-url.ts";

const PAGES_OF_CITIES: readonly string[] = ["city", "hyperlocal"];

/** The canonical path of a city's page for another spelling of the city (CP-02); any other path is unchanged. */
export async function renameCity(path: string, call: Caller): Promise<string> {
  const match = matchUrl(path);
  const { citySlug } = match?.params ?? {};
  if (!citySlug || !match?.region || !PAGES_OF_CITIES.includes(match.row.page)) return path;
  const written = citySlug.toLowerCase();
  const cities = await requestDocuments("cities", { call, edition: editionOf(match.region) }, { size: 100 });
  const city = cities.ok
    ? cities.value.find(({ slug, aliases }) => slug === written || aliases.includes(written))
    : undefined;
  const named = city?.slug ?? (cities.ok ? citySlug : cityNamed(citySlug));
  if (named === citySlug) return path;
  return pathOf(match.region, match.row.page, { ...match.params, citySlug: named }) ?? path;
}
