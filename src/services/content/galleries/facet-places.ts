import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { jsonColumn } from "../../../platform/database/document-index/json-rows.ts";
import { readOnce } from "../../../platform/database/statement-template.ts";
import { keepPlaces } from "./kept-places.ts";
import type { KnownFacet } from "./known-facets.ts";
import type { Places } from "./place-sets.ts";

export function placesOfFacet(database: Database, { number }: KnownFacet): Promise<Places> {
  return keepPlaces(database, number, () =>
    readList(database, sql`select place from facet_members where facet = ${number} order by place`),
  );
}

export async function readList(database: Database, places: RawBuilder<unknown>): Promise<Places> {
  const [row] = await readOnce(database, jsonColumn(database.engine, "place", places));
  return Float64Array.from(JSON.parse(row?.list ?? "[]") as number[]);
}
