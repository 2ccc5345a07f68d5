import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { jsonColumn } from "../../../platform/database/document-index/json-rows.ts";
import { readOnce } from "../../../platform/database/statement-template.ts";
import { cacheSortOrders } from "./cached-sort-orders.ts";
import type { KnownFacet } from "./known-facets.ts";
import type { SortOrders } from "./sort-order-sets.ts";

export function sortOrdersOfFacet(database: Database, { number }: KnownFacet): Promise<SortOrders> {
  return cacheSortOrders(database, number, () =>
    readList(database, sql`select sort_order from facet_members where facet = ${number} order by sort_order`),
  );
}

export async function readList(database: Database, sortOrders: RawBuilder<unknown>): Promise<SortOrders> {
  const [row] = await readOnce(database, jsonColumn(database.engine, "sort_order", sortOrders));
  return Float64Array.from(JSON.parse(row?.list ?? "[]") as number[]);
}
