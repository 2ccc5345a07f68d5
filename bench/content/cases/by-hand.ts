import type { Database } from "../../../src/platform/database/database.ts";

export const COLUMNS = [
  ...["id", "content_type", "slug", "country", "language", "position", "body", "place", "repeats_address"],
]
  .map((name) => `d.${name}`)
  .join(", ");

/**
 * Members of the facet $1 that are not members of the facet $2. Not with "exists", for which PostgreSQL chooses plans that
 * cost three times as much.
 */
export const SHOWN = `from facet_members as m where m.facet = $1
  and (select 1 from facet_members as gone where gone.facet = $2 and gone.place = m.place limit 1) is null`;

/** The numbers that somebody who writes a statement by hand would know, by field and value. */
export async function facetNumbers(
  { db }: Database,
  country: string,
): Promise<(field: string, value?: string) => number> {
  const rows = await db
    .selectFrom("facets")
    .select(["number", "field", "value"])
    .where("content_type", "=", "designs")
    .where("country", "=", country)
    .execute();
  const numbers = new Map(rows.map(({ field, value, number }) => [`${field} ${value}`, number]));
  return (field, value) => numbers.get(`${field} ${value === undefined ? "" : JSON.stringify(value)}`) ?? -1;
}
