import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { EVERY_DOCUMENT, type Facet } from "../../../platform/database/document-index/facets-of.ts";
import { jsonRows } from "../../../platform/database/document-index/json-rows.ts";
import { readOnce } from "../../../platform/database/statement-template.ts";

export interface KnownFacet {
  number: number;
  documents: number;
}

export interface Scope {
  contentType: string;
  /** Null for documents of every country. */
  country: string | null;
  every: KnownFacet;
}

export interface KnownFacets {
  scopes: readonly Scope[];
  find(scope: Scope, facet: Facet): KnownFacet | undefined;
}

const COLUMNS = { content_type: "text", field: "text", value: "text" } as const;

interface Row extends KnownFacet, Facet {
  content_type: string;
  country: string;
}

export async function readFacets(
  database: Database,
  contentTypes: readonly string[],
  facets: readonly Facet[],
): Promise<KnownFacets> {
  const wanted = contentTypes.flatMap((type) =>
    [EVERY_DOCUMENT, ...facets].map(({ field, value }) => [type, field, value]),
  );
  const rows = await readOnce(
    database,
    sql<Row>`
      select number, documents, content_type, country, field, value from facets
      where (content_type, field, value) in (${jsonRows(database.engine, COLUMNS, wanted)})
        and documents > 0
      order by content_type, country, field, value
    `,
  );
  const known = new Map(rows.map((row) => [keyOf(row.content_type, row.country, row), row]));
  const scopes = rows
    .filter(({ field }) => field === EVERY_DOCUMENT.field)
    .map((row) => ({ contentType: row.content_type, country: row.country || null, every: row }));
  return {
    scopes,
    find: ({ contentType, country }, facet) => known.get(keyOf(contentType, country ?? "", facet)),
  };
}

function keyOf(contentType: string, country: string, { field, value }: Facet): string {
  return JSON.stringify([contentType, country, field, value]);
}

/** A value of a field as JSON, and the number of documents in the scope that have it. */
interface FieldValue extends KnownFacet {
  value: string;
}

/** Values that are stored only as a hash are left out. */
export function readValues(
  database: Database,
  { contentType, country }: Scope,
  field: string,
): Promise<FieldValue[]> {
  return readOnce(
    database,
    sql<FieldValue>`
      select number, documents, value from facets
      where content_type = ${contentType} and country = ${country ?? ""} and field = ${field}
        and documents > 0 and value <> '' and value not like '#%'
    `,
  );
}
