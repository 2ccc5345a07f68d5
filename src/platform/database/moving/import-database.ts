import type { Kysely } from "kysely";
import { StartupProblem } from "../../startup-problem.ts";
import type { Database, ServiceTables } from "../database.ts";
import { indexStoredDocuments } from "../document-index/store-documents.ts";
import { migrationNames } from "../migrate.ts";
import type { Schema } from "../schema.ts";
import { refuseNewer } from "./export-database.ts";
import { ExportLine } from "./export-lines.ts";
import {
  type CarriedTable,
  carriedTables,
  countRows,
  insertRows,
  type PortableRow,
  summariseTable,
  type TableSummary,
} from "./table-rows.ts";

export type ImportSummary = Map<string, TableSummary>;

const BATCH = 200;

/**
 * Fills an empty database from the lines of an export, all or nothing: the rows are read back, counted and hashed,
 * and committed only if both match the export.
 */
export async function importDatabase(
  database: Database,
  lines: AsyncIterable<string>,
): Promise<ImportSummary> {
  await database.migrate();
  await refuseNewer(database);
  const tables = await carriedTables(database);
  return database.bulk.transaction().execute(async (transaction) => {
    await checkEmpty(transaction, tables, database.location);
    const promised = await insertLines(transaction, tables, database.tables, lines);
    const summary = await compare(transaction, tables, promised);
    await indexStoredDocuments(transaction, database.engine);
    return summary;
  });
}

async function checkEmpty(
  db: Kysely<Schema>,
  tables: readonly CarriedTable[],
  location: string,
): Promise<void> {
  for (const { name } of tables) {
    if ((await countRows(db, name)) > 0) {
      throw new StartupProblem(
        `${location} already contains rows (table ${name}), and an import never overwrites data; use an empty database.`,
      );
    }
  }
}

/** The contents that the export declares, with the column order used for hashing. */
interface Promised {
  end: Record<string, TableSummary>;
  columns: Map<string, readonly string[]>;
}

async function insertLines(
  db: Kysely<Schema>,
  tables: readonly CarriedTable[],
  serviceTables: ServiceTables,
  lines: AsyncIterable<string>,
): Promise<Promised> {
  const batches = rowBatches(db);
  const columns = new Map<string, readonly string[]>();
  let hasHeader = false;
  let number = 0;
  for await (const text of lines) {
    number += 1;
    const line = parseLine(text, number);
    if ("format" in line) {
      checkVersion(line.migrations, migrationNames(serviceTables));
      hasHeader = true;
    } else if (!hasHeader) {
      throw new StartupProblem("The file is not an Atrium export: its first line is missing.");
    } else if ("row" in line) {
      const table = tables.find(({ name }) => name === line.table);
      if (!table) throw notPartOfExport(number);
      if (!columns.has(table.name)) columns.set(table.name, Object.keys(line.row));
      await batches.add(table, line.row);
    } else {
      await batches.flush();
      return { end: line.end, columns };
    }
  }
  throw new StartupProblem("The export is cut off: its last line is missing. Export again.");
}

function parseLine(text: string, number: number): ExportLine {
  try {
    return ExportLine.parse(JSON.parse(text));
  } catch (error) {
    throw notPartOfExport(number, error);
  }
}

function notPartOfExport(line: number, cause?: unknown): StartupProblem {
  return new StartupProblem(`Line ${line} of the file is not part of an Atrium export.`, { cause });
}

function checkVersion(migrations: readonly string[], ours: readonly string[]): void {
  if (migrations.join() !== ours.join()) {
    throw new StartupProblem(
      `The export was made by another version of Atrium (its tables are at ${migrations.at(-1)}, ours at ${ours.at(-1)}); export and import with the same version.`,
    );
  }
}

async function compare(
  db: Kysely<Schema>,
  tables: readonly CarriedTable[],
  { end, columns }: Promised,
): Promise<ImportSummary> {
  const found: ImportSummary = new Map();
  for (const table of tables) {
    const { name } = table;
    const summary = await summariseTable(db, { ...table, columns: columns.get(name) ?? table.columns });
    const expected = end[name];
    if (summary.rows !== expected?.rows || summary.checksum !== expected.checksum) {
      throw new StartupProblem(
        `Table ${name} differs from the export (${summary.rows} rows instead of ${expected?.rows ?? 0}, or changed values); nothing was imported. Export again.`,
      );
    }
    found.set(name, summary);
  }
  return found;
}

/** Collects rows of one table; the next table or a full batch writes them. */
function rowBatches(db: Kysely<Schema>) {
  let waiting: { table: CarriedTable; rows: PortableRow[] } | undefined;
  async function flush(): Promise<void> {
    const batch = waiting;
    waiting = undefined;
    if (batch) await insertRows(db, batch.table, batch.rows);
  }
  return {
    flush,
    async add(table: CarriedTable, row: PortableRow): Promise<void> {
      if (waiting && (waiting.table !== table || waiting.rows.length >= BATCH)) await flush();
      waiting ??= { table, rows: [] };
      waiting.rows.push(row);
    },
  };
}
