import type { Asking } from "../../../../contracts/documents/ask-documents.ts";
import { askDocuments } from "../../../../contracts/documents/ask-documents.ts";
import { findDocument } from "../../../frame/load-document.ts";
import { required } from "../../../frame/page.ts";

export interface LocationCity {
  slug: string;
  name: string;
  state: string;
  localities: readonly { slug: string; name: string }[];
}

/** Every city and every locality, by the first letter of the city, and by state. */
export async function loadLocations(asking: Asking) {
  const [found, hub] = await Promise.all([
    required(askDocuments("cities", asking, { size: 100 })),
    findDocument("content-pages", asking, "interiors"),
  ]);
  const cities: LocationCity[] = found
    .map(({ slug, name, state, localities }) => ({
      slug,
      name,
      state,
      localities: localities
        .map((locality) => ({ slug: locality.slug, name: locality.name }))
        .sort((one, other) => one.name.localeCompare(other.name, "en", { numeric: true })),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return {
    cities,
    letters: groupsOf(cities, ({ name }) => name.slice(0, 1)).map(({ key, items }) => ({
      letter: key,
      cities: items,
    })),
    states: groupsOf(cities, ({ state }) => state).map(({ key, items }) => ({ state: key, cities: items })),
    localities: cities.reduce((sum, city) => sum + city.localities.length, 0),
    hub: hub?.crumb,
  };
}

function groupsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const keys = [...new Set(items.map(keyOf))].sort((one, other) => one.localeCompare(other));
  return keys.map((key) => ({ key, items: items.filter((item) => keyOf(item) === key) }));
}
