import type { Database } from "../../platform/database/database.ts";
import type { Gallery } from "./galleries/document-gallery.ts";
import { sortOrdersOfFacet } from "./galleries/facet-sort-orders.ts";
import { findSortOrders } from "./galleries/find-sort-orders.ts";
import { prepareGallery } from "./galleries/gallery-memory.ts";
import { readValues } from "./galleries/known-facets.ts";
import { noteGallery } from "./galleries/note-reading.ts";
import type { Part } from "./galleries/plan-gallery.ts";
import type { PreparedGallery } from "./galleries/prepare-scan.ts";
import { countCommon } from "./galleries/sort-order-sets.ts";

export interface ValueCount {
  value: string | number | boolean;
  documents: number;
}

/**
 * How many documents of a gallery have each value of an indexed field, the most common first. Filters on that field
 * are ignored, so that the numbers show the effect of choosing another value.
 */
export async function countValues(
  database: Database,
  gallery: Gallery,
  field: string,
): Promise<readonly ValueCount[]> {
  const filters = gallery.filters.filter((filter) => filter.field !== field);
  const prepared = await prepareGallery(database, { ...gallery, filters });
  noteGallery({ ...gallery, filters });
  const known = counted.get(prepared) ?? new Map<string, Promise<ValueCount[]>>();
  counted.set(prepared, known);
  const counting = known.get(field) ?? count(database, prepared, field);
  known.set(field, counting);
  counting.catch(() => known.delete(field));
  return counting;
}

const counted = new WeakMap<PreparedGallery, Map<string, Promise<ValueCount[]>>>();

async function count(database: Database, { parts }: PreparedGallery, field: string): Promise<ValueCount[]> {
  const sums = new Map<string, number>();
  for (const part of parts)
    for (const { value, documents } of await countInScope(database, part, field))
      if (documents > 0) sums.set(value, (sums.get(value) ?? 0) + documents);
  return [...sums]
    .toSorted(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
    .map(([value, documents]) => ({ value: JSON.parse(value), documents }));
}

async function countInScope(database: Database, part: Part, field: string) {
  const values = await readValues(database, part.scope, field);
  const conditions = [...part.any, ...part.none, ...part.within, ...part.rows];
  if (conditions.length === 0 || values.length === 0) return values;
  // If only one facet is excluded, it is faster to count the excluded documents.
  const [except] = part.none;
  const isException = conditions.length === 1 && except !== undefined;
  const sortOrders = isException
    ? await sortOrdersOfFacet(database, except)
    : await findSortOrders(database, [part]);
  return Promise.all(
    values.map(async (facet) => {
      const common = countCommon(sortOrders, await sortOrdersOfFacet(database, facet));
      return { value: facet.value, documents: isException ? facet.documents - common : common };
    }),
  );
}
