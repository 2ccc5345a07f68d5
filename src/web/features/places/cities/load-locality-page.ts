import type { Locality, StoredCity } from "../../../../contracts/documents/city-document.ts";
import type { CallContext } from "../../../../contracts/documents/request-documents.ts";
import { byDistance } from "../../../../contracts/places/distance.ts";
import { priceIndiaHome } from "../../../../prices/models/india-home.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { findDocument } from "../../../frame/load-document.ts";
import { pageNotFound } from "../../../frame/page.ts";
import { loadRates } from "../../design-ideas/my-room/load-rates.ts";
import { loadCity } from "./load-city-page.ts";
import { centresNear, findCentres } from "./near-centres.ts";
import { priceHomes, rangeOf, type UsualHome } from "./place-prices.ts";

export async function loadLocalityPage(
  asking: CallContext,
  { citySlug, hyperLocalSlug }: Readonly<Record<string, string | undefined>>,
) {
  const city = await loadCity(asking, citySlug);
  const locality = city.localities.find(({ slug }) => slug === hyperLocalSlug);
  if (!locality) throw pageNotFound();
  const [rates, centres, hub, words] = await Promise.all([
    loadRates(asking.call, asking.edition),
    findCentres(asking),
    findDocument("content-pages", asking, "interiors"),
    findDocument("calculators", asking, "in-home"),
  ]);
  const homes = rates ? priceHomes(rates, city.rateCity, locality.homes) : [];
  const projects = projectsNear(city, locality);
  return {
    city,
    locality,
    picture: locality.picture ?? projects.find(isIn(locality))?.picture ?? city.picture,
    homes,
    range: rangeOf(homes),
    bill: rates && words && billOf(rates, city.rateCity, locality.homes, words.lines),
    centres: centresNear(locality, centres).slice(0, 2),
    neighbours: neighboursOf(city, locality),
    projects,
    fromTheMiddle: byDistance(city, [locality])[0]?.km ?? 0,
    sampleRates: rates?.sample ?? false,
    hub: hub?.crumb,
  };
}

export type LoadedLocalityPage = Awaited<ReturnType<typeof loadLocalityPage>>;

const NEIGHBOURS = 4;
const PROJECTS = 2;

function neighboursOf({ localities }: StoredCity, locality: Locality) {
  const others = localities.filter(({ slug }) => slug !== locality.slug);
  return byDistance(locality, others)
    .slice(0, NEIGHBOURS)
    .map(({ place: { slug, name, homeTypes, lat, lng }, km }) => ({
      slug,
      name,
      km,
      lat,
      lng,
      homeTypes: homeTypes.slice(0, 2),
    }));
}

function isIn({ slug }: Locality) {
  return ({ locality }: { locality: string }) => locality === slug;
}

function projectsNear({ localities, projects }: StoredCity, locality: Locality) {
  const near = byDistance(locality, localities);
  return projects
    .map((project) => ({
      ...project,
      km: near.find(({ place }) => place.slug === project.locality)?.km ?? Number.MAX_VALUE,
    }))
    .sort((one, other) => one.km - other.km)
    .slice(0, PROJECTS);
}

interface PlaceBill extends UsualHome {
  lines: { name: string; amount: number }[];
  /** Before tax. */
  net: number;
}

/** The bill of the middle one of the usual homes at a place, in the middle tier. */
function billOf(
  rates: PriceRates,
  city: string,
  homes: readonly UsualHome[],
  labels: Readonly<Record<string, { label: string }>>,
): PlaceBill | undefined {
  const known = homes.filter(({ home }) => Object.hasOwn(rates.homes, home));
  const usual = known[Math.floor((known.length - 1) / 2)];
  if (!usual || !Object.hasOwn(rates.cities, city)) return undefined;
  const { home, carpetSqFt } = usual;
  const { lines, factor, net } = priceIndiaHome(rates, {
    home,
    carpetArea: carpetSqFt,
    tier: "premium",
    city,
  });
  return {
    ...usual,
    net,
    lines: lines
      .map(({ name, amount }) => ({ name: labels[name]?.label ?? name, amount: Math.round(amount * factor) }))
      .sort((one, other) => other.amount - one.amount),
  };
}
