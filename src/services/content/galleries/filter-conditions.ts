import { ANY_FIELD, type DocumentFilter, type NumberRange } from "../../../contracts/document-filters.ts";
import {
  type Facet,
  hasField,
  hasValue,
  inLanguage,
} from "../../../platform/database/document-index/facets-of.ts";
import { type Column, columnOf } from "./document-columns.ts";

/** What the documents of one content type must be, in terms of their index. */
export type Condition =
  /** They have one of the facets. */
  | { kind: "any"; facets: readonly Facet[] }
  | { kind: "none"; facets: readonly Facet[] }
  /** A number of theirs lies in one of the ranges. */
  | { kind: "within"; facet: Facet; ranges: readonly NumberRange[] }
  /** The rows are of certain countries. */
  | { kind: "country"; allows: (country: string | null) => boolean }
  /** The index knows nothing of it: each row has to be looked at. */
  | { kind: "row"; filter: DocumentFilter };

type ValueFilter = Extract<DocumentFilter, { values: string[] }>;

export function conditionsOf(filter: DocumentFilter, indexed: readonly string[]): Condition[] {
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

// A column holds one value, so several that must all be there can only be the same one.
function wantedValues(column: Column, { op, values }: ValueFilter): string[] {
  const normalised = [...new Set(values.map(column.normalise))];
  return op === "muin" && normalised.length > 1 ? [] : normalised;
}

/** Values come from an address, where a number or a boolean looks like a text. */
function formsOf(value: string): (string | number | boolean)[] {
  if (value === "true" || value === "false") return [value, value === "true"];
  const number = /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? [value, number] : [value];
}
