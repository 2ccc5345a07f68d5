import { listOfferings } from "../../../../contracts/calls/graphql/list-offerings.ts";
import type { StoredCity } from "../../../../contracts/documents/city-document.ts";
import { OFFERING_CATEGORIES } from "../../../../contracts/documents/offerings/offering-categories.ts";
import type { WorkCalendar } from "../../../../contracts/documents/planning/work-calendar.ts";
import {
  type CallContext,
  requestDocument,
  requestDocuments,
} from "../../../../contracts/documents/request-documents.ts";
import { writeOfferingFilters } from "../../../../contracts/graphql/offering-filters.ts";
import { byDistance } from "../../../../contracts/places/distance.ts";
import { todayIn } from "../../../../editions/country-time.ts";
import { inLanguage, LANGUAGES, type Language } from "../../../../editions/languages.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import type { ListAddresses } from "../../../frame/define-page.ts";
import { findDocument, findDocuments } from "../../../frame/load-document.ts";
import { optional, required } from "../../../frame/page.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../frame/seo/page-meta.ts";
import { sharedPicture } from "../../../frame/seo/shared-picture.ts";
import type { JsonLd } from "../../../frame/seo/structured-data.ts";
import { questionsJsonLd } from "../../../sections/questions/questions-json-ld.ts";
import { loadRates } from "../../design-ideas/my-room/load-rates.ts";
import { isAvailable, type Offering } from "../../looks-and-offerings/offerings/offering.ts";
import { WHOLE_LIST } from "../../looks-and-offerings/offerings/offering-path.ts";
import type { CitySeason } from "./city-light.tsx";
import { centresNear, findCentres } from "./near-centres.ts";
import { indexOf, priceHomes, rangeOf, usualHomesOf } from "./place-prices.ts";

export async function loadCityPage(asking: CallContext, slug: string | undefined) {
  const { call, edition } = asking;
  const city = await loadCity(asking, slug);
  const [rates, cities, centres, materials, seasons, rules, hub] = await Promise.all([
    loadRates(call, edition),
    findCities(asking),
    findCentres(asking),
    findMaterials(asking, city),
    findSeasons(asking, city.slug),
    findUsualRules(asking, city),
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
    isSample: rates?.sample ?? false,
    hub: hub?.crumb,
  };
}

export type LoadedCityPage = Awaited<ReturnType<typeof loadCityPage>>;

/** The rules for a flat in a society, or for a house if most localities consist of houses. */
async function findUsualRules(asking: CallContext, { localities }: StoredCity) {
  const all = await findDocuments("building-rules", asking);
  const ofHouses = localities.filter(({ homeTypes: [first = ""] }) => !first.endsWith("apartment"));
  const usual = ofHouses.length * 2 >= localities.length ? "independent" : "society";
  return all.find(({ slug }) => slug === usual) ?? all[0];
}

const NEIGHBOURS = 5;

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

interface CityMaterial {
  product: Offering;
  why: string;
}

/** The available finishes that a city's document names; an upstream may have none of them. */
async function findMaterials(
  { call }: CallContext,
  { materials }: Pick<StoredCity, "materials">,
): Promise<CityMaterial[]> {
  const filters = writeOfferingFilters({
    product_category_id: [String(OFFERING_CATEGORIES[WHOLE_LIST.finishes].id)],
    code: materials.map(({ code }) => code),
  });
  const asked = { offeringType: "finishes" as const, filters, start: 0, count: materials.length };
  const { products } = await optional(call(listOfferings, asked), { products: [] });
  return materials.flatMap(({ code, why }) => {
    const product = products.find((one) => one.code === code && isAvailable(one));
    return product ? [{ product, why }] : [];
  });
}

const ELSEWHERE = "other";

/** The weeks in which work in a city is slow or stops, as the planner uses them. */
async function findSeasons(asking: CallContext, city: string): Promise<CitySeason[]> {
  const { edition } = asking;
  const calendar = await findDocument("work-calendars", asking);
  return calendar ? seasonsOf(calendar, city, todayIn(edition.country), edition.language) : [];
}

function seasonsOf(
  { cities, seasons }: Pick<WorkCalendar, "cities" | "seasons">,
  city: string,
  today: string,
  language: Language,
): CitySeason[] {
  const known = cities.some(({ slug }) => slug === city) ? city : ELSEWHERE;
  return seasons
    .filter(({ cities: only }) => !only || only.includes(known))
    .flatMap(({ names, yearly, dates = [] }) => {
      const next = yearly ? ofAnyYear(yearly) : dates.find(({ until }) => until >= today);
      return next
        ? [{ name: inLanguage(names, language), when: spanOf(next, language), spans: sharesOf(next) }]
        : [];
    });
}

/** A leap year contains every day of the calendar. */
function ofAnyYear({ from, until }: { from: string; until: string }) {
  return { from: `2028-${from}`, until: `2028-${until}` };
}

/** Where a season is in a year, from 0 to 1; a season that runs past New Year has two spans. */
function sharesOf({ from, until }: { from: string; until: string }): CitySeason["spans"] {
  const [start, end] = [shareOfYear(from), shareOfYear(until) + 1 / DAYS];
  return start < end
    ? [{ from: start, to: end }]
    : [
        { from: start, to: 1 },
        { from: 0, to: end },
      ];
}

const DAYS = 366;

function shareOfYear(day: string): number {
  const [, month = 1, date = 1] = day.split("-").map(Number);
  return (
    Math.round(((Date.UTC(2028, month - 1, date) - Date.UTC(2028, 0, 1)) / (864e5 * DAYS)) * 1000) / 1000
  );
}

function spanOf({ from, until }: { from: string; until: string }, language: Language): string {
  const days = new Intl.DateTimeFormat(LANGUAGES[language].dateLocale, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return [from, until].map((day) => days.format(new Date(`${day}T00:00:00Z`))).join(" – ");
}

export function cityMeta({ city, homes, hub }: LoadedCityPage, { atHost }: MetaContext): PageDescription {
  const { url, width, height } = sharedPicture(city.picture.photo, atHost);
  return {
    title: city.seoTitle,
    description: city.seoDescription,
    crumb: city.name,
    crumbNames: hub ? { interiors: hub } : {},
    image: { url, width, height, alt: city.picture.alt },
    jsonLd: [serviceIn({ "@type": "City", name: city.name }, city, homes), questionsJsonLd(city.questions)],
  };
}

export function serviceIn(
  area: JsonLd,
  { name, state }: Pick<LoadedCityPage["city"], "name" | "state">,
  homes: LoadedCityPage["homes"],
): JsonLd {
  const [low, high] = [
    Math.min(...homes.map(({ bands }) => bands.essential.low)),
    Math.max(...homes.map(({ bands }) => bands.luxe.high)),
  ];
  return {
    "@type": "Service",
    serviceType: "Interior design",
    areaServed: { ...area, containedInPlace: { "@type": "AdministrativeArea", name: `${name}, ${state}` } },
    ...(homes.length > 0 && {
      offers: { "@type": "AggregateOffer", priceCurrency: "INR", lowPrice: low, highPrice: high },
    }),
  };
}

const MOST = 100;

export function loadCity(asking: CallContext, slug: string | undefined): Promise<StoredCity> {
  return required(requestDocument("cities", asking, slug ?? ""));
}

export async function findCities(asking: CallContext): Promise<StoredCity[]> {
  const cities = await optional(requestDocuments("cities", asking, { size: MOST }), []);
  return cities.toSorted((one, other) => one.name.localeCompare(other.name));
}

export const listCities: ListAddresses = async (call, edition) =>
  (await listAll({ call, edition })).map(({ slug }) => ({ params: { citySlug: slug } }));

export const listLocalities: ListAddresses = async (call, edition) =>
  (await listAll({ call, edition })).flatMap(({ slug, localities }) =>
    localities.map((locality) => ({ params: { citySlug: slug, hyperLocalSlug: locality.slug } })),
  );

async function listAll(asking: CallContext): Promise<StoredCity[]> {
  const outcome = await requestDocuments("cities", asking, { size: MOST });
  if (!outcome.ok)
    throw new Error(`The cities of the sitemap could not be loaded: ${outcome.problem.statusText}`);
  return outcome.value;
}
