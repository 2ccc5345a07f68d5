import { DESIGN_CONTENT_TYPES } from "../../../contracts/calls/graphql/list-design-ideas.ts";
import type { Database } from "../../../platform/database/database.ts";
import { countValues } from "../../content/count-values.ts";

export function galleryKey(country: unknown, category: unknown): string {
  return `${country ?? ""}/${category}`;
}

export async function countDesigns(
  database: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const countries = [...new Set(keys.map((key) => key.split("/")[0] ?? ""))];
  const counts = await Promise.all(countries.map((country) => countInCountry(database, country)));
  const zeros = keys.map((key) => [key, 0] as const);
  return new Map([...zeros, ...counts.flat()]);
}

async function countInCountry(database: Database, country: string): Promise<[key: string, count: number][]> {
  const gallery = {
    contentType: DESIGN_CONTENT_TYPES,
    filters: [
      { field: "country", op: "eq" as const, values: [country] },
      { field: "field", op: "excludes" as const, values: ["redirectedTo"] },
    ],
  };
  const values = await countValues(database, gallery, "roomType");
  return values.map(({ value, documents }) => [galleryKey(country, value), documents]);
}
