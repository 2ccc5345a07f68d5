import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import {
  compareOrder,
  compareTexts,
  type OrderKey,
} from "../../../platform/database/document-index/compare-order.ts";
import type { SortOrder } from "./document-gallery.ts";
import { readList } from "./facet-places.ts";
import { keepPlaces } from "./kept-places.ts";
import { countUpTo, type Places } from "./place-sets.ts";
import type { PreparedGallery } from "./work-out-gallery.ts";

export function comparisonFor(sort: SortOrder): (one: OrderKey, other: OrderKey) => number {
  const compare = sort.endsWith("slug") ? compareSlugs : compareOrder;
  return sort.startsWith("-") ? (one, other) => compare(other, one) : compare;
}

function compareSlugs(one: OrderKey, other: OrderKey): number {
  return compareTexts(one.slug, other.slug) || compareOrder(one, other);
}

export function listBySlug(database: Database, gallery: PreparedGallery): Promise<Places> {
  return keepPlaces(database, gallery.keys.bySlug, async () => {
    const places = await gallery.places();
    const all = await everyPlaceBySlug(database);
    return all.filter((place) => places[countUpTo(places, place) - 1] === place);
  });
}

/** Hardly anybody asks for this order, so that one list for all galleries does. */
function everyPlaceBySlug(database: Database): Promise<Places> {
  return keepPlaces(database, "by slug", () =>
    // Those of one slug are in the order of their places already.
    readList(database, sql`select place from documents where place is not null order by slug, place`),
  );
}
