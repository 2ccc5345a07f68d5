import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { TABLES, type TableName } from "../carried-tables.ts";
import type { Schema } from "../schema.ts";

export type PortableRow = Record<string, string | number | null>;

export interface TableSummary {
  rows: number;
  checksum: string;
}

const PAGE = 500;

/** All rows of a table in the order of its key, which is the same on both engines. */
export async function* readRows(db: Kysely<Schema>, table: TableName): AsyncGenerator<PortableRow> {
  const { key, columns } = TABLES[table];
  const selected = sql.join(columns.map((column) => sql.ref(column)));
  let after: string | number | null | undefined;
  for (;;) {
    const rest = after === undefined ? sql`` : sql`where ${sql.ref(key)} > ${after}`;
    const { rows } = await sql<PortableRow>`
      select ${selected} from ${sql.table(table)} ${rest} order by ${sql.ref(key)} limit ${PAGE}
    `.execute(db);
    yield* rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.[key];
  }
}

export async function insertRows(
  db: Kysely<Schema>,
  table: TableName,
  rows: readonly PortableRow[],
): Promise<void> {
  const { columns } = TABLES[table];
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}
  `.execute(db);
}

export async function countRows(db: Kysely<Schema>, table: TableName): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(db);
  return rows[0]?.rows ?? 0;
}

export async function summariseTable(db: Kysely<Schema>, table: TableName): Promise<TableSummary> {
  const digest = tableDigest(table);
  for await (const row of readRows(db, table)) digest.add(row);
  return digest.summary();
}

/** Counts rows and hashes them by what they mean: PostgreSQL keeps JSON without its spaces and order of names. */
export function tableDigest(table: TableName): { add(row: PortableRow): void; summary(): TableSummary } {
  const { columns } = TABLES[table];
  const json = new Set<string>(TABLES[table].json);
  const hash = createHash("sha256");
  let rows = 0;
  return {
    add(row) {
      const values = columns.map((column) => {
        const value = row[column] ?? null;
        return json.has(column) ? withSortedNames(JSON.parse(String(value))) : value;
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
