import { sql } from "kysely";
import { ANY_FIELD, type DocumentFilter, type NumberRange } from "../../../contracts/document-filters.ts";
import type { Database } from "../../../platform/database/database.ts";
import {
  type Facet,
  hasField,
  hasValue,
  inLanguage,
} from "../../../platform/database/document-index/facets-of.ts";
import {
  FIELDS_SETTING,
  type IndexedFields,
  parseIndexedFields,
} from "../../../platform/database/document-index/indexed-fields.ts";
import { readOnce } from "../../../platform/database/statement-template.ts";
import { type Column, columnOf } from "./document-columns.ts";
import { type Gallery, typesOf } from "./document-gallery.ts";
import { type KnownFacet, type KnownFacets, readFacets, type Scope } from "./known-facets.ts";

export interface Part {
  scope: Scope;
  any: readonly (readonly KnownFacet[])[];
  none: readonly KnownFacet[];
  within: readonly { facet: KnownFacet; ranges: readonly NumberRange[] }[];
  rows: readonly DocumentFilter[];
}

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

// Types come from an address and may be "constructor".
function fieldsOf(type: string, fields: IndexedFields): readonly string[] {
  return (Object.hasOwn(fields, type) ? fields[type] : undefined) ?? [];
}

function facetsIn(condition: Condition) {
  if (condition.kind === "any" || condition.kind === "none") return condition.facets;
  return condition.kind === "within" ? [condition.facet] : [];
}

/** Undefined if no document of the scope can match all conditions. Conditions that all documents match are left out. */
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

type Condition =
  | { kind: "any"; facets: readonly Facet[] }
  | { kind: "none"; facets: readonly Facet[] }
  | { kind: "within"; facet: Facet; ranges: readonly NumberRange[] }
  | { kind: "country"; allows: (country: string | null) => boolean }
  /** The index does not cover the filter, so each row must be checked. */
  | { kind: "row"; filter: DocumentFilter };

type ValueFilter = Extract<DocumentFilter, { values: string[] }>;

function conditionsOf(filter: DocumentFilter, indexed: readonly string[]): Condition[] {
  if (filter.op === "excludes" && filter.field === ANY_FIELD)
    return filter.values.map((name) => withoutField(name, indexed));
  const column = columnOf(filter.field);
  if (column) return [onColumn(column, filter)];
  if (!indexed.includes(filter.field)) return [{ kind: "row", filter }];
  return onField(filter);
}

function onField(filter: DocumentFilter): Condition[] {
  const { field } = filter;
  if (filter.op === "range") return [{ kind: "within", facet: hasField(field), ranges: filter.ranges }];
  const facetsOf = (value: string) => formsOf(value).map((form) => hasValue(field, form));
  if (filter.op === "muin") return filter.values.map((value) => ({ kind: "any", facets: facetsOf(value) }));
  return [{ kind: filter.op === "excludes" ? "none" : "any", facets: filter.values.flatMap(facetsOf) }];
}

function withoutField(name: string, indexed: readonly string[]): Condition {
  const column = columnOf(name);
  if (column?.name === "country") return { kind: "country", allows: (country) => country === null };
  if (column?.name === "language") return { kind: "any", facets: [inLanguage(null)] };
  if (!column && indexed.includes(name)) return { kind: "none", facets: [hasField(name)] };
  return { kind: "row", filter: { field: ANY_FIELD, op: "excludes", values: [name] } };
}

function onColumn(column: Column, filter: DocumentFilter): Condition {
  if (column.name === "slug") return { kind: "row", filter };
  if (filter.op === "range") return { kind: "any", facets: [] };
  const values = wantedValues(column, filter);
  if (column.name === "country")
    return filter.op === "excludes"
      ? { kind: "country", allows: (country) => country === null || !values.includes(country) }
      : { kind: "country", allows: (country) => country === null || values.includes(country) };
  return filter.op === "excludes"
    ? { kind: "none", facets: values.map(inLanguage) }
    : { kind: "any", facets: [...values.map(inLanguage), inLanguage(null)] };
}

// A column has one value, so several required values match only if they are equal.
function wantedValues(column: Column, { op, values }: ValueFilter): string[] {
  const normalised = [...new Set(values.map(column.normalise))];
  return op === "muin" && normalised.length > 1 ? [] : normalised;
}

/** Values come from an address, where numbers and booleans are text. */
function formsOf(value: string): (string | number | boolean)[] {
  if (value === "true" || value === "false") return [value, value === "true"];
  const number = /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? [value, number] : [value];
}
