import { sql } from "kysely";
import type { DocumentFilter, NumberRange } from "../../../contracts/document-filters.ts";
import type { Database } from "../../../platform/database/database.ts";
import {
  FIELDS_SETTING,
  type IndexedFields,
  parseIndexedFields,
} from "../../../platform/database/document-index/indexed-fields.ts";
import { readOnce } from "../../../platform/database/statement-template.ts";
import { type Condition, conditionsOf } from "./filter-conditions.ts";
import { type Gallery, typesOf } from "./gallery.ts";
import { type KnownFacet, type KnownFacets, readFacets, type Scope } from "./known-facets.ts";

/** The documents of a gallery in one scope: what they must be, besides being in it. */
export interface Part {
  scope: Scope;
  /** Of each of these they have a facet. */
  any: readonly (readonly KnownFacet[])[];
  /** They have none of these. */
  none: readonly KnownFacet[];
  within: readonly { facet: KnownFacet; ranges: readonly NumberRange[] }[];
  /** What the index does not tell. */
  rows: readonly DocumentFilter[];
}

/** A part for each scope that may have documents of the gallery. */
export async function planGallery(database: Database, gallery: Gallery): Promise<Part[]> {
  const fields = await readFields(database);
  const conditions = new Map(
    typesOf(gallery).map((type) => [
      type,
      gallery.filters.flatMap((filter) => conditionsOf(filter, fieldsOf(type, fields))),
    ]),
  );
  const facets = [...conditions.values()].flat().flatMap(facetsIn);
  const known = await readFacets(database, [...conditions.keys()], facets);
  return known.scopes.flatMap(
    (scope) => planScope(scope, conditions.get(scope.contentType) ?? [], known) ?? [],
  );
}

async function readFields(database: Database): Promise<IndexedFields> {
  const setting = sql<{ value: string }>`select value from settings where key = ${FIELDS_SETTING}`;
  const [row] = await readOnce(database, setting);
  return parseIndexedFields(row?.value);
}

// Types come from an address, where "constructor" can stand.
function fieldsOf(type: string, fields: IndexedFields): readonly string[] {
  return (Object.hasOwn(fields, type) ? fields[type] : undefined) ?? [];
}

function facetsIn(condition: Condition) {
  if (condition.kind === "any" || condition.kind === "none") return condition.facets;
  return condition.kind === "within" ? [condition.facet] : [];
}

/** Nothing where no document of the scope can meet all conditions. Those that all of them meet are left out. */
function planScope(scope: Scope, conditions: readonly Condition[], known: KnownFacets): Part | undefined {
  const any: KnownFacet[][] = [];
  const none: KnownFacet[] = [];
  const within: Part["within"][number][] = [];
  const rows: DocumentFilter[] = [];
  for (const condition of conditions) {
    if (condition.kind === "row") rows.push(condition.filter);
    else if (condition.kind === "country") {
      if (!condition.allows(scope.country)) return undefined;
    } else if (condition.kind === "within") {
      const facet = known.find(scope, condition.facet);
      if (!facet) return undefined;
      within.push({ facet, ranges: condition.ranges });
    } else {
      const facets = condition.facets.flatMap((facet) => known.find(scope, facet) ?? []);
      const isEvery = facets.some(({ documents }) => documents === scope.every.documents);
      if (condition.kind === "none") {
        if (isEvery) return undefined;
        none.push(...facets);
      } else if (facets.length === 0) return undefined;
      else if (!isEvery) any.push(facets);
    }
  }
  return { scope, any, none, within, rows };
}
