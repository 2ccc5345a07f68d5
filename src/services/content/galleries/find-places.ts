import { type RawBuilder, sql } from "kysely";
import type { NumberRange } from "../../../contracts/document-filters.ts";
import type { Database } from "../../../platform/database/database.ts";
import { jsonRows } from "../../../platform/database/document-index/json-rows.ts";
import { placesOfFacet, readList } from "./facet-places.ts";
import type { KnownFacet } from "./known-facets.ts";
import { matchFilter } from "./match-filter.ts";
import { dropIn, keepIn, type Places, unionOf } from "./place-sets.ts";
import type { Part } from "./plan-gallery.ts";

/** So few places are looked up by key; for more, the whole facet is read, and kept for the next gallery. */
const FEW_PLACES = 5_000;
/** A number that is looked up by key costs as much as so many that are read in a row. */
const KEY_COST = 4;

export async function findPlaces(database: Database, parts: readonly Part[]): Promise<Places> {
  const found: Places[] = [];
  for (const part of parts) found.push(await findInScope(database, part));
  return unionOf(found);
}

async function findInScope(database: Database, part: Part): Promise<Places> {
  const [rarest = [part.scope.every], ...more] = part.any.toSorted((one, other) => sumOf(one) - sumOf(other));
  // All documents of a scope are many: those in a range are no more.
  const [range, ...ranges] = rarest[0] === part.scope.every ? part.within : [undefined, ...part.within];
  let places = range
    ? await placesWithin(database, range.facet, range.ranges)
    : unionOf(await Promise.all(rarest.map((facet) => placesOfFacet(database, facet))));
  for (const facets of more) places = keepIn(places, await placesAmong(database, facets, places));
  if (part.none.length > 0) places = dropIn(places, await placesAmong(database, part.none, places));
  for (const other of ranges)
    if (other) places = keepIn(places, [await placesWithin(database, other.facet, other.ranges, places)]);
  if (part.rows.length > 0) places = await placesOfRows(database, part, places);
  return places;
}

function sumOf(facets: readonly KnownFacet[]): number {
  return facets.reduce((sum, { documents }) => sum + documents, 0);
}

/** What has one of the facets, as far as these places go. */
async function placesAmong(
  database: Database,
  facets: readonly KnownFacet[],
  places: Places,
): Promise<Places[]> {
  if (places.length > FEW_PLACES || sumOf(facets) < places.length)
    return Promise.all(facets.map((facet) => placesOfFacet(database, facet)));
  const numbers = sql.join(facets.map(({ number }) => number));
  const members = sql`
    select distinct member.place as place from (${candidates(database, places)}) as candidate
    cross join facet_members as member
    where member.facet in (${numbers}) and member.place = candidate.place order by 1
  `;
  return [await readList(database, members)];
}

async function placesWithin(
  database: Database,
  facet: KnownFacet,
  ranges: readonly NumberRange[],
  places?: Places,
): Promise<Places> {
  const isIn = isInRanges(ranges);
  const numbers =
    places && places.length * KEY_COST < facet.documents
      ? sql`
          select distinct number.place as place from (${candidates(database, places)}) as candidate
          cross join facet_numbers as number
          where number.facet = ${facet.number} and number.place = candidate.place and ${isIn} order by 1
        `
      : sql`select distinct place from facet_numbers where facet = ${facet.number} and ${isIn} order by 1`;
  return readList(database, numbers);
}

/**
 * Looks into the bodies themselves. They are fetched first: PostgreSQL takes a look into JSON for cheap, and would rather
 * look into all documents than find these.
 */
async function placesOfRows(database: Database, { rows }: Part, places: Places): Promise<Places> {
  const found: Places[] = [];
  for (let start = 0; start < places.length; start += FEW_PLACES) {
    const some = candidates(database, places.subarray(start, start + FEW_PLACES));
    const conditions = rows.map((filter) => matchFilter(database.engine, filter));
    const body = database.engine === "sqlite" ? sql`document.body` : sql`document.body::jsonb`;
    const matching = sql`
      with fetched as materialized (
        select document.place, document.slug, document.country, document.language, ${body} as body
        from (${some}) as candidate cross join documents as document where document.place = candidate.place
      )
      select place from fetched where ${sql.join(conditions, sql` and `)} order by 1
    `;
    found.push(await readList(database, matching));
  }
  return unionOf(found);
}

function candidates({ engine }: Database, places: Places): RawBuilder<unknown> {
  return jsonRows(
    engine,
    { place: "bigint" },
    Array.from(places, (place) => [place]),
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
