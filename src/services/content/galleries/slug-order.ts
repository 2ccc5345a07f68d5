import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import {
  compareOrder,
  compareTexts,
  type OrderKey,
} from "../../../platform/database/document-index/compare-order.ts";
import { cacheSortOrders } from "./cached-sort-orders.ts";
import type { SortOrder } from "./document-gallery.ts";
import { readList } from "./facet-sort-orders.ts";
import type { PreparedGallery } from "./prepare-scan.ts";
import { countUpTo, type SortOrders } from "./sort-order-sets.ts";

export function comparisonFor(sort: SortOrder): (one: OrderKey, other: OrderKey) => number {
  const compare = sort.endsWith("slug") ? compareSlugs : compareOrder;
  return sort.startsWith("-") ? (one, other) => compare(other, one) : compare;
}

function compareSlugs(one: OrderKey, other: OrderKey): number {
  return compareTexts(one.slug, other.slug) || compareOrder(one, other);
}

export function listBySlug(database: Database, gallery: PreparedGallery): Promise<SortOrders> {
  return cacheSortOrders(database, gallery.keys.bySlug, async () => {
    const sortOrders = await gallery.sortOrders();
    const all = await everyPlaceBySlug(database);
    return all.filter((sortOrder) => sortOrders[countUpTo(sortOrders, sortOrder) - 1] === sortOrder);
  });
}

/** This order is rarely requested, so one list for all galleries is enough. */
function everyPlaceBySlug(database: Database): Promise<SortOrders> {
  return cacheSortOrders(database, "by slug", () =>
    // Documents with the same slug are ordered by their sort order.
    readList(
      database,
      sql`select sort_order from documents where sort_order is not null order by slug, sort_order`,
    ),
  );
}
