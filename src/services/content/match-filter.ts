import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import { ANY_FIELD, type DocumentFilter } from "../../contracts/document-filters.ts";
import type { Engine } from "../../platform/database/database.ts";
import { jsonFilter } from "../../platform/database/json-filter.ts";
import type { Schema } from "../../platform/database/schema.ts";

/** A filter as a condition on the table of documents. */
export function matchFilter(engine: Engine, filter: DocumentFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, "documents">();
  if (filter.op === "excludes" && filter.field === ANY_FIELD)
    return eb.and(filter.values.map((name) => isMissing(engine, name)));
  const column = COLUMNS[filter.field];
  return column ? matchColumn(column, filter) : matchBody(engine, filter);
}

interface Column {
  name: "slug" | "country" | "language";
  /** A document without a country or language is for all of them. */
  nullMeansAll: boolean;
  normalise: (value: string) => string;
}

const upper = (value: string) => value.toUpperCase();
const country = { name: "country", nullMeansAll: true, normalise: upper } satisfies Column;
const language = { name: "language", nullMeansAll: true, normalise: upper } satisfies Column;

// The specification's calls use both words for each.
const COLUMNS: Record<string, Column | undefined> = {
  slug: { name: "slug", nullMeansAll: false, normalise: (value) => value },
  country,
  countryCode: country,
  language,
  languageCode: language,
};

function matchColumn(column: Column, filter: DocumentFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, "documents">();
  // None of the columns is a number.
  if (filter.op === "range") return eb.lit(false);
  const values = filter.values.map(column.normalise);
  if (filter.op === "excludes")
    return eb.or([eb(column.name, "is", null), eb(column.name, "not in", values)]);
  // A column holds one value, so several that must all be there can only be the same one.
  const wanted = filter.op === "muin" && new Set(values).size > 1 ? [] : values;
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
  const column = COLUMNS[name];
  if (column) return eb(column.name, "is", null);
  return jsonFilter(engine, eb.ref("body"), name.split("."), { missing: true });
}
