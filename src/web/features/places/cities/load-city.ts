import { type Asking, askDocument, askDocuments } from "../../../../contracts/documents/ask-documents.ts";
import type { StoredCity } from "../../../../contracts/documents/city.ts";
import type { ListAddresses } from "../../../frame/define-page.ts";
import { optional, required } from "../../../frame/page.ts";

const MOST = 100;

export function loadCity(asking: Asking, slug: string | undefined): Promise<StoredCity> {
  return required(askDocument("cities", asking, slug ?? ""));
}

export async function findCities(asking: Asking): Promise<StoredCity[]> {
  const cities = await optional(askDocuments("cities", asking, { size: MOST }), []);
  return cities.toSorted((one, other) => one.name.localeCompare(other.name));
}

export const listCities: ListAddresses = async (call, edition) =>
  (await listAll({ call, edition })).map(({ slug }) => ({ params: { citySlug: slug } }));

export const listLocalities: ListAddresses = async (call, edition) =>
  (await listAll({ call, edition })).flatMap(({ slug, localities }) =>
    localities.map((locality) => ({ params: { citySlug: slug, hyperLocalSlug: locality.slug } })),
  );

async function listAll(asking: Asking): Promise<StoredCity[]> {
  const outcome = await askDocuments("cities", asking, { size: MOST });
  if (!outcome.ok) throw new Error(`The sitemap lacks its cities: ${outcome.problem.statusText}`);
  return outcome.value;
}
