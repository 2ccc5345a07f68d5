import type { Asking } from "../../../contracts/documents/ask-documents.ts";
import type { StoredCity } from "../../../contracts/documents/city.ts";
import { byDistance } from "../../../contracts/places/distance.ts";
import type { PriceRates } from "../../../prices/rates.ts";
import { findDocument, findDocuments } from "../../frame/load-document.ts";
import { loadRates } from "../my-room/load-rates.ts";
import { findCityDesigns } from "./city-designs.ts";
import { findMaterials } from "./city-materials.ts";
import { findCityStories } from "./city-stories.ts";
import { findCities, loadCity } from "./load-city.ts";
import { centresNear, findCentres } from "./near-centres.ts";
import { indexOf, priceHomes, rangeOf, usualHomesOf } from "./place-prices.ts";
import { findSeasons } from "./seasons.ts";

/** Everything that the page of a city shows; only the city itself must be there. */
export async function loadCityPage(asking: Asking, slug: string | undefined) {
  const { call, edition } = asking;
  const city = await loadCity(asking, slug);
  const [rates, cities, centres, materials, seasons, rules, designs, stories, hub] = await Promise.all([
    loadRates(call, edition),
    findCities(asking),
    findCentres(asking),
    findMaterials(asking, city),
    findSeasons(asking, city.slug),
    findUsualRules(asking, city),
    findCityDesigns(asking, city.slug),
    findCityStories(asking, city.slug),
    findDocument("content-pages", asking, "interiors"),
  ]);
  return {
    city,
    homes: rates ? priceHomes(rates, city.rateCity, usualHomesOf(city, rates)) : [],
    localityRanges: rates ? localityRanges(city, rates) : {},
    index: rates && priceIndex(city, cities, rates),
    centres: centresNear(city, centres),
    materials,
    seasons,
    rules,
    designs,
    stories,
    rates,
    hub: hub?.crumb,
  };
}

export type LoadedCityPage = Awaited<ReturnType<typeof loadCityPage>>;

/** Of a flat in a society; of a house where most localities are of houses. */
async function findUsualRules(asking: Asking, { localities }: StoredCity) {
  const all = await findDocuments("building-rules", asking);
  const ofHouses = localities.filter(({ homeTypes: [first = ""] }) => !first.endsWith("apartment"));
  const usual = ofHouses.length * 2 >= localities.length ? "independent" : "society";
  return all.find(({ slug }) => slug === usual) ?? all[0];
}

const NEIGHBOURS = 5;

/** The city's index beside those of the cities around it. */
function priceIndex(city: StoredCity, cities: readonly StoredCity[], rates: PriceRates) {
  const own = indexOf(rates, city.rateCity);
  if (own === undefined) return undefined;
  const others = cities.filter(({ slug }) => slug !== city.slug);
  const around = byDistance(city, others)
    .slice(0, NEIGHBOURS)
    .flatMap(({ place, km }) => {
      const index = indexOf(rates, place.rateCity);
      return index === undefined ? [] : [{ slug: place.slug, name: place.name, index, km }];
    });
  return { own, around };
}

function localityRanges({ localities, rateCity }: StoredCity, rates: PriceRates) {
  return Object.fromEntries(
    localities.flatMap(({ slug, homes }) => {
      const range = rangeOf(priceHomes(rates, rateCity, homes));
      return range ? [[slug, range] as const] : [];
    }),
  );
}
