import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import { ANY_FIELD, type DocumentFilter } from "../../../contracts/document-filters.ts";
import type { Engine } from "../../../platform/database/database.ts";
import { jsonFilter } from "../../../platform/database/json-filter.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { isStorable } from "../../../platform/database/storable-text.ts";
import { type Column, columnOf } from "./document-columns.ts";

/** A filter as a condition on a row of the documents table, without using an index. */
export function matchFilter(engine: Engine, filter: DocumentFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, "documents">();
  if (filter.op === "excludes" && filter.field === ANY_FIELD)
    return eb.and(filter.values.map((name) => isMissing(engine, name)));
  const column = columnOf(filter.field);
  return column ? matchColumn(column, filter) : matchBody(engine, filter);
}

function matchColumn(column: Column, filter: DocumentFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, "documents">();
  // None of the columns is numeric.
  if (filter.op === "range") return eb.lit(false);
  const asked = filter.values.map(column.normalise);
  const values = asked.filter(isStorable);
  if (filter.op === "excludes")
    return values.length > 0
      ? eb.or([eb(column.name, "is", null), eb(column.name, "not in", values)])
      : eb.lit(true);
  // A column has one value, so several required values match only if they are equal.
  const wanted = filter.op === "muin" && new Set(asked).size > 1 ? [] : values;
  const isOne = wanted.length > 0 ? eb(column.name, "in", wanted) : eb.lit(false);
  return column.nullMeansAll ? eb.or([isOne, eb(column.name, "is", null)]) : isOne;
}

function matchBody(engine: Engine, filter: DocumentFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, "documents">();
  const body = eb.ref("body");
  const path = filter.field.split(".");
  switch (filter.op) {
    case "eq":
    case "in":
      return jsonFilter(engine, body, path, { anyOf: filter.values });
    case "muin":
      return jsonFilter(engine, body, path, { allOf: filter.values });
    case "excludes":
      return eb.not(jsonFilter(engine, body, path, { anyOf: filter.values }));
    case "range":
      return eb.or(filter.ranges.map((range) => jsonFilter(engine, body, path, range)));
  }
}

function isMissing(engine: Engine, name: string): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, "documents">();
  const column = columnOf(name);
  if (column) return eb(column.name, "is", null);
  return jsonFilter(engine, eb.ref("body"), name.split("."), { missing: true });
}
