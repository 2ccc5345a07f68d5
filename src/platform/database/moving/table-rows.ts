import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database.ts";
import { DOCUMENT_COLUMNS, type Schema } from "../schema.ts";

export type PortableRow = Record<string, string | number | null>;

export interface TableSummary {
  rows: number;
  checksum: string;
}

export interface CarriedTable {
  name: string;
  key: string;
  columns: readonly string[];
}

/** The indexes over the documents, which are rebuilt after an import. */
const INDEX_TABLE = /^(facets|facet_.+|search_.+)$/;

/**
 * The tables of an export and an import: all but indexes and tables whose rows soon expire. The first column is the
 * key.
 */
export async function carriedTables({
  db,
  tables,
}: Pick<Database, "db" | "tables">): Promise<CarriedTable[]> {
  const found = await db.introspection.getTables();
  return found
    .filter(({ name }) => !INDEX_TABLE.test(name) && !tables.temporary.includes(name))
    .map(({ name, columns: all }) => {
      const columns = name === "documents" ? DOCUMENT_COLUMNS : all.map((column) => column.name);
      return { name, key: columns[0] ?? "", columns };
    });
}

const PAGE = 500;

/** All rows of a table in the order of its key, which is the same on both engines. */
export async function* readRows(
  db: Kysely<Schema>,
  { name, key, columns }: CarriedTable,
): AsyncGenerator<PortableRow> {
  const selected = sql.join(columns.map((column) => sql.ref(column)));
  let after: string | number | null | undefined;
  for (;;) {
    const rest = after === undefined ? sql`` : sql`where ${sql.ref(key)} > ${after}`;
    const { rows } = await sql<PortableRow>`
      select ${selected} from ${sql.table(name)} ${rest} order by ${sql.ref(key)} limit ${PAGE}
    `.execute(db);
    yield* rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.[key];
  }
}

export async function insertRows(
  db: Kysely<Schema>,
  { name, columns }: CarriedTable,
  rows: readonly PortableRow[],
): Promise<void> {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  await sql`
    insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}
  `.execute(db);
}

export async function countRows(db: Kysely<Schema>, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(db);
  return rows[0]?.rows ?? 0;
}

export async function summariseTable(db: Kysely<Schema>, table: CarriedTable): Promise<TableSummary> {
  const digest = tableDigest(table);
  for await (const row of readRows(db, table)) digest.add(row);
  return digest.summary();
}

/** Counts rows and hashes them. Document bodies are hashed by their parsed value, as in older exports. */
export function tableDigest({ name, columns }: CarriedTable): {
  add(row: PortableRow): void;
  summary(): TableSummary;
} {
  const hash = createHash("sha256");
  let rows = 0;
  return {
    add(row) {
      const values = columns.map((column) => {
        const value = row[column] ?? null;
        return name === "documents" && column === "body" ? withSortedNames(JSON.parse(String(value))) : value;
      });
      hash.update(`${JSON.stringify(values)}\n`);
      rows += 1;
    },
    summary: () => ({ rows, checksum: hash.digest("hex") }),
  };
}

function withSortedNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedNames);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withSortedNames(inner)] as const);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1));
}
