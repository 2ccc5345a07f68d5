import { listOfferings } from "../../../../contracts/calls/graphql/list-offerings.ts";
import type { StoredCity } from "../../../../contracts/documents/city-document.ts";
import type { Climate } from "../../../../contracts/documents/offerings/climates.ts";
import { OFFERING_CATEGORIES } from "../../../../contracts/documents/offerings/offering-categories.ts";
import type { WorkCalendar } from "../../../../contracts/documents/planning/work-calendar.ts";
import {
  type CallContext,
  requestDocument,
  requestDocuments,
} from "../../../../contracts/documents/request-documents.ts";
import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea-answer.ts";
import { writeOfferingFilters } from "../../../../contracts/graphql/offering-filters.ts";
import { byDistance } from "../../../../contracts/places/distance.ts";
import { todayIn } from "../../../../editions/country-time.ts";
import { inLanguage, LANGUAGES, type Language } from "../../../../editions/languages.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { linkTo } from "../../../../urls/links.ts";
import type { ListAddresses } from "../../../frame/define-page.ts";
import { findDocument, findDocuments } from "../../../frame/load-document.ts";
import { optional, required } from "../../../frame/page.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../frame/seo/page-meta.ts";
import { sharedPicture } from "../../../frame/seo/shared-picture.ts";
import type { JsonLd } from "../../../frame/seo/structured-data.ts";
import { questionsJsonLd } from "../../../sections/questions/questions-json-ld.ts";
import { findDesigns } from "../../design-ideas/designs/list-designs.ts";
import { loadRates } from "../../design-ideas/my-room/load-rates.ts";
import { CLIMATE_CITIES, findCity } from "../../looks-and-offerings/offerings/label/climate-cities.ts";
import { isAvailable, type Offering } from "../../looks-and-offerings/offerings/offering.ts";
import { WHOLE_LIST } from "../../looks-and-offerings/offerings/offering-path.ts";
import { loadTopicRail } from "../../magazine/rails/load-rail.ts";
import { type StoryTopic, topicOfClimate } from "../../magazine/rails/story-topics.ts";
import { centresNear, findCentres } from "./near-centres.ts";
import { indexOf, priceHomes, rangeOf, usualHomesOf } from "./place-prices.ts";

export async function loadCityPage(asking: CallContext, slug: string | undefined) {
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

const SHOWN = 3;
/** The number of cities with different designs; after that they repeat. */
const PAGES = 30;

async function findCityDesigns({ call, edition }: CallContext, slug: string): Promise<DesignIdeaAnswer[]> {
  if (!linkTo(edition, "design-ideas")) return [];
  const items = await findDesigns(call, edition, { page: pageOf(slug), size: SHOWN });
  return items.slice(0, SHOWN);
}

/** Each city starts at another page of the gallery; an unknown city starts at the first. */
function pageOf(slug: string): number {
  const index = CLIMATE_CITIES.findIndex((city) => city.slug === slug);
  return Math.max(index, 0) % PAGES;
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

/** The number of cities per climate that get different articles about it. */
const FIRST_ROUND = 8;

/** The topics for further cities of the climate, so that no two pages end with the same three articles. */
const LATER: Partial<Record<Climate, StoryTopic>> = {
  coastal: { categories: "kitchens-101,kitchen,small-spaces", first: ["kitchens-101"] },
  dry: {
    categories:
      "room-ideas,wardrobes-101,decor-and-styling,budget-and-cost,smart-home,vastu-and-feng-shui,small-spaces",
  },
};

/** Articles about the city's climate; cities with the same climate get different ones. */
function findCityStories({ call, edition }: CallContext, slug: string) {
  const climate = findCity(slug)?.climate;
  const alike = CLIMATE_CITIES.filter((city) => city.climate === climate);
  const index = Math.max(
    alike.findIndex((city) => city.slug === slug),
    0,
  );
  const later = climate && index >= FIRST_ROUND ? LATER[climate] : undefined;
  return later
    ? loadTopicRail(call, edition, later, index - FIRST_ROUND)
    : loadTopicRail(call, edition, topicOfClimate(climate), index);
}

interface CitySeason {
  name: string;
  when: string;
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
      return next ? [{ name: inLanguage(names, language), when: spanOf(next, language) }] : [];
    });
}

/** A leap year contains every day of the calendar. */
function ofAnyYear({ from, until }: { from: string; until: string }) {
  return { from: `2028-${from}`, until: `2028-${until}` };
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
