import { type RawBuilder, sql } from "kysely";
import type { NumberRange } from "../../../contracts/document-filters.ts";
import type { Database } from "../../../platform/database/database.ts";
import { jsonRows } from "../../../platform/database/document-index/json-rows.ts";
import { readList, sortOrdersOfFacet } from "./facet-sort-orders.ts";
import type { KnownFacet } from "./known-facets.ts";
import { matchFilter } from "./match-filter.ts";
import type { Part } from "./plan-gallery.ts";
import { dropIn, keepIn, type SortOrders, unionOf } from "./sort-order-sets.ts";

/**
 * Up to this many sort orders are looked up by key; for more, the whole facet is read and cached for the next
 * gallery.
 */
const FEW_DOCUMENTS = 5_000;
/** Looking up one number by key costs as much as reading this many in sequence. */
const KEY_COST = 4;

export async function findSortOrders(database: Database, parts: readonly Part[]): Promise<SortOrders> {
  const found: SortOrders[] = [];
  for (const part of parts) found.push(await findInScope(database, part));
  return unionOf(found);
}

async function findInScope(database: Database, part: Part): Promise<SortOrders> {
  const [rarest = [part.scope.every], ...more] = part.any.toSorted((one, other) => sumOf(one) - sumOf(other));
  // If only the range restricts the scope, the range is read instead of all documents.
  const [range, ...ranges] = rarest[0] === part.scope.every ? part.within : [undefined, ...part.within];
  let sortOrders = range
    ? await sortOrdersWithin(database, range.facet, range.ranges)
    : unionOf(await Promise.all(rarest.map((facet) => sortOrdersOfFacet(database, facet))));
  for (const facets of more)
    sortOrders = keepIn(sortOrders, await sortOrdersAmong(database, facets, sortOrders));
  if (part.none.length > 0)
    sortOrders = dropIn(sortOrders, await sortOrdersAmong(database, part.none, sortOrders));
  for (const other of ranges)
    if (other)
      sortOrders = keepIn(sortOrders, [
        await sortOrdersWithin(database, other.facet, other.ranges, sortOrders),
      ]);
  if (part.rows.length > 0) sortOrders = await sortOrdersOfRows(database, part, sortOrders);
  return sortOrders;
}

function sumOf(facets: readonly KnownFacet[]): number {
  return facets.reduce((sum, { documents }) => sum + documents, 0);
}

/** Those of the given sort orders that have one of the facets. */
async function sortOrdersAmong(
  database: Database,
  facets: readonly KnownFacet[],
  sortOrders: SortOrders,
): Promise<SortOrders[]> {
  if (sortOrders.length > FEW_DOCUMENTS || sumOf(facets) < sortOrders.length)
    return Promise.all(facets.map((facet) => sortOrdersOfFacet(database, facet)));
  const numbers = sql.join(facets.map(({ number }) => number));
  const members = sql`
    select distinct member.sort_order as sort_order from (${candidates(database, sortOrders)}) as candidate
    cross join facet_members as member
    where member.facet in (${numbers}) and member.sort_order = candidate.sort_order order by 1
  `;
  return [await readList(database, members)];
}

async function sortOrdersWithin(
  database: Database,
  facet: KnownFacet,
  ranges: readonly NumberRange[],
  sortOrders?: SortOrders,
): Promise<SortOrders> {
  const isIn = isInRanges(ranges);
  const numbers =
    sortOrders && sortOrders.length * KEY_COST < facet.documents
      ? sql`
          select distinct number.sort_order as sort_order from (${candidates(database, sortOrders)}) as candidate
          cross join facet_numbers as number
          where number.facet = ${facet.number} and number.sort_order = candidate.sort_order and ${isIn} order by 1
        `
      : sql`select distinct sort_order from facet_numbers where facet = ${facet.number} and ${isIn} order by 1`;
  return readList(database, numbers);
}

/**
 * Checks the bodies themselves. They are selected first, because PostgreSQL underestimates the cost of JSON
 * conditions and would check all documents.
 */
async function sortOrdersOfRows(
  database: Database,
  { rows }: Part,
  sortOrders: SortOrders,
): Promise<SortOrders> {
  const found: SortOrders[] = [];
  for (let start = 0; start < sortOrders.length; start += FEW_DOCUMENTS) {
    const some = candidates(database, sortOrders.subarray(start, start + FEW_DOCUMENTS));
    const conditions = rows.map((filter) => matchFilter(database.engine, filter));
    const body = database.engine === "sqlite" ? sql`document.body` : sql`document.body::jsonb`;
    const matching = sql`
      with fetched as materialized (
        select document.sort_order, document.slug, document.country, document.language, ${body} as body
        from (${some}) as candidate cross join documents as document where document.sort_order = candidate.sort_order
      )
      select sort_order from fetched where ${sql.join(conditions, sql` and `)} order by 1
    `;
    found.push(await readList(database, matching));
  }
  return unionOf(found);
}

function candidates({ engine }: Database, sortOrders: SortOrders): RawBuilder<unknown> {
  return jsonRows(
    engine,
    { sort_order: "bigint" },
    Array.from(sortOrders, (sortOrder) => [sortOrder]),
  );
}

function isInRanges(ranges: readonly NumberRange[]): RawBuilder<unknown> {
  const each = ranges.map(({ low, high }) => {
    const from = low === undefined ? sql`true` : sql`amount >= ${low}`;
    const to = high === undefined ? sql`true` : sql`amount <= ${high}`;
    return sql`(${from} and ${to})`;
  });
  return sql`(${sql.join(each, sql` or `)})`;
}
