import type { Database } from "../../../src/platform/database/database.ts";

export const COLUMNS = [
  ...[
    "id",
    "content_type",
    "slug",
    "country",
    "language",
    "position",
    "body",
    "sort_order",
    "repeats_address",
  ],
]
  .map((name) => `d.${name}`)
  .join(", ");

/**
 * Members of facet $1 that are not members of facet $2. The statement avoids "exists", because PostgreSQL then
 * chooses plans that cost three times as much.
 */
export const SHOWN = `from facet_members as m where m.facet = $1
  and (select 1 from facet_members as gone where gone.facet = $2 and gone.sort_order = m.sort_order limit 1) is null`;

/** The facet numbers, which a hand-written statement would contain as constants, by field and value. */
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
