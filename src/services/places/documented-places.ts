import { z } from "zod";
import { namesOfCity } from "../../contracts/documents/centres/centre-facts.ts";
import { EngagementCentre } from "../../contracts/documents/centres/engagement-centre.ts";
import { City } from "../../contracts/documents/city.ts";
import type { Database } from "../../platform/database/database.ts";
import type { CentrePlace, DocumentedPlaces } from "./gazetteer.ts";
import type { Locality } from "./place-files.ts";

/** Where documents tell of places: the pages of cities, and the centres. */
export const PLACE_TYPES = ["cities", "ec"];

const StoredCity = z.object({ aliases: City.shape.aliases, localities: City.shape.localities });

export async function readDocumentedPlaces({ db }: Database, country: string): Promise<DocumentedPlaces> {
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

/** Changes whenever one of these documents does. */
export async function documentVersion({ db }: Database): Promise<string> {
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
