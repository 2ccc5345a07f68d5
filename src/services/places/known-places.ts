import { z } from "zod";
import { namesOfCity } from "../../contracts/documents/centres/centre-facts.ts";
import { EngagementCentre } from "../../contracts/documents/centres/engagement-centre.ts";
import { City } from "../../contracts/documents/city-document.ts";
import { countryNamed } from "../../editions/countries.ts";
import type { Country } from "../../editions/regions.ts";
import type { Database } from "../../platform/database/database.ts";
import { noteDependency } from "../../platform/page-dependencies.ts";
import { listDependency } from "../content/dependencies.ts";
import { type CentrePlace, type CountryPlaces, countryPlaces, type DocumentedPlaces } from "./gazetteer.ts";
import { type Locality, readPlaceFiles } from "./place-files.ts";

export interface Places {
  of(country: string): Promise<CountryPlaces | undefined>;
  all(): Promise<CountryPlaces[]>;
  reload(): Promise<void>;
}

/**
 * All known places, in memory: the files of a folder, the localities of the city pages, and the centres, which are
 * read again when one of their documents has changed.
 */
export async function openPlaces(directory: string, database: Database): Promise<Places> {
  let files = await readPlaceFiles(directory);
  const kept = new Map<Country, { version: string; places: Promise<CountryPlaces> }>();

  async function of(name: string): Promise<CountryPlaces | undefined> {
    const country = countryNamed(name);
    const file = country && files.get(country);
    if (!file) return undefined;
    for (const type of PLACE_TYPES) noteDependency(listDependency(type, file.country));
    const version = await documentVersion(database);
    const known = kept.get(country);
    if (known?.version === version) return known.places;
    const places = readDocumentedPlaces(database, file.country).then((documented) =>
      countryPlaces(country, file, documented),
    );
    kept.set(country, { version, places });
    places.catch(() => kept.delete(country));
    return places;
  }

  return {
    of,
    async all() {
      const found = await Promise.all([...files.keys()].map(of));
      return found.filter((places) => places !== undefined);
    },
    async reload() {
      files = await readPlaceFiles(directory);
      kept.clear();
    },
  };
}

const PLACE_TYPES = ["cities", "ec"];

const StoredCity = z.object({ aliases: City.shape.aliases, localities: City.shape.localities });

async function readDocumentedPlaces({ db }: Database, country: string): Promise<DocumentedPlaces> {
  const rows = await db
    .selectFrom("documents")
    .select(["content_type", "slug", "body"])
    .where("content_type", "in", PLACE_TYPES)
    .where("country", "=", country)
    .orderBy("position")
    .orderBy("slug")
    .execute();
  const cities = rows
    .filter(({ content_type }) => content_type === "cities")
    .map(({ slug, body }) => ({ slug, ...StoredCity.parse(JSON.parse(body)) }));
  const centres = rows
    .filter(({ content_type }) => content_type === "ec")
    .flatMap(({ body }) => centresOf(EngagementCentre.parse(JSON.parse(body))));
  return {
    localities: new Map(cities.map(({ slug, localities }) => [slug, localities.map(asLocality)])),
    aliases: new Map(cities.map(({ slug, aliases }) => [slug, aliases])),
    centres,
  };
}

async function documentVersion({ db }: Database): Promise<string> {
  const { count, latest } = await db
    .selectFrom("documents")
    .select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.max("updated_at").as("latest")])
    .where("content_type", "in", PLACE_TYPES)
    .executeTakeFirstOrThrow();
  return `${count} ${latest}`;
}

function asLocality({ slug, name, lat, lng, pincode }: City["localities"][number]): Locality {
  return { slug, name: { en: name }, lat, lng, postCodes: [pincode] };
}

function centresOf({ groupItems, ...city }: EngagementCentre): CentrePlace[] {
  return groupItems.map(({ id, name, lat, lng }) => ({
    id,
    name,
    city: namesOfCity(city),
    lat,
    lng,
  }));
}
