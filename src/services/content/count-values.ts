import type { Database } from "../../platform/database/database.ts";
import type { Gallery } from "./galleries/document-gallery.ts";
import { placesOfFacet } from "./galleries/facet-places.ts";
import { findPlaces } from "./galleries/find-places.ts";
import { prepareGallery } from "./galleries/gallery-memory.ts";
import { readValues } from "./galleries/known-facets.ts";
import { noteGallery } from "./galleries/note-reading.ts";
import { countCommon } from "./galleries/place-sets.ts";
import type { Part } from "./galleries/plan-gallery.ts";
import type { PreparedGallery } from "./galleries/work-out-gallery.ts";

export interface ValueCount {
  value: string | number | boolean;
  documents: number;
}

/**
 * How many documents of a gallery have each value of an indexed field, the most common first. Filters on that field are
 * left out, so that the numbers tell what choosing another value would give.
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
  // Where only a few are left out, it is quicker to count those.
  const [except] = part.none;
  const isException = conditions.length === 1 && except !== undefined;
  const places = isException ? await placesOfFacet(database, except) : await findPlaces(database, [part]);
  return Promise.all(
    values.map(async (facet) => {
      const common = countCommon(places, await placesOfFacet(database, facet));
      return { value: facet.value, documents: isException ? facet.documents - common : common };
    }),
  );
}
