import type { Kysely } from "kysely";
import { StartupProblem } from "../../startup-problem.ts";
import { TABLE_NAMES, type TableName } from "../carried-tables.ts";
import type { Database } from "../database.ts";
import { indexStoredDocuments } from "../document-index/store-documents.ts";
import { migrationNames } from "../migrations/all-migrations.ts";
import type { Schema } from "../schema.ts";
import { ExportLine } from "./export-lines.ts";
import { countRows, insertRows, type PortableRow, summariseTable, type TableSummary } from "./table-rows.ts";

export type ImportSummary = Map<TableName, TableSummary>;

const BATCH = 200;

/**
 * Fills an empty database from the lines of an export, all or nothing: the rows are read back, counted and
 * hashed, and kept only when both agree with what the export says.
 */
export async function importDatabase(
  database: Database,
  lines: AsyncIterable<string>,
): Promise<ImportSummary> {
  await database.migrate();
  return database.bulk.transaction().execute(async (transaction) => {
    await checkEmpty(transaction, database.place);
    const promised = await insertLines(transaction, lines);
    const summary = await compare(transaction, promised);
    await indexStoredDocuments(transaction, database.engine);
    return summary;
  });
}

async function checkEmpty(db: Kysely<Schema>, place: string): Promise<void> {
  for (const table of TABLE_NAMES) {
    if ((await countRows(db, table)) > 0) {
      throw new StartupProblem(
        `${place} already holds rows (table ${table}), and an import never overwrites; give it an empty database.`,
      );
    }
  }
}

async function insertLines(
  db: Kysely<Schema>,
  lines: AsyncIterable<string>,
): Promise<Record<string, TableSummary>> {
  const batches = rowBatches(db);
  let hasHeader = false;
  let number = 0;
  for await (const text of lines) {
    number += 1;
    const line = parseLine(text, number);
    if ("format" in line) {
      checkVersion(line.migrations);
      hasHeader = true;
    } else if (!hasHeader) {
      throw new StartupProblem("The file is not an Atrium export: its first line is missing.");
    } else if ("row" in line) {
      await batches.add(line.table, line.row);
    } else {
      await batches.flush();
      return line.end;
    }
  }
  throw new StartupProblem("The export is cut off: its last line is missing. Export again.");
}

function parseLine(text: string, number: number): ExportLine {
  try {
    return ExportLine.parse(JSON.parse(text));
  } catch (error) {
    throw new StartupProblem(`Line ${number} of the file is not part of an Atrium export.`, { cause: error });
  }
}

function checkVersion(migrations: readonly string[]): void {
  const ours = migrationNames();
  if (migrations.join() !== ours.join()) {
    throw new StartupProblem(
      `The export was made by another version of Atrium (its tables are at ${migrations.at(-1)}, ours at ${ours.at(-1)}); export and import with the same version.`,
    );
  }
}

async function compare(db: Kysely<Schema>, promised: Record<string, TableSummary>): Promise<ImportSummary> {
  const found: ImportSummary = new Map();
  for (const table of TABLE_NAMES) {
    const summary = await summariseTable(db, table);
    const expected = promised[table];
    if (summary.rows !== expected?.rows || summary.checksum !== expected.checksum) {
      throw new StartupProblem(
        `Table ${table} does not hold what the export says (${summary.rows} rows instead of ${expected?.rows ?? 0}, or changed values); nothing was imported. Export again.`,
      );
    }
    found.set(table, summary);
  }
  return found;
}

/** Rows of one table go in together; the next table, or a full batch, sends them off. */
function rowBatches(db: Kysely<Schema>) {
  let waiting: { table: TableName; rows: PortableRow[] } | undefined;
  async function flush(): Promise<void> {
    const batch = waiting;
    waiting = undefined;
    if (batch) await insertRows(db, batch.table, batch.rows);
  }
  return {
    flush,
    async add(table: TableName, row: PortableRow): Promise<void> {
      if (waiting && (waiting.table !== table || waiting.rows.length >= BATCH)) await flush();
      waiting ??= { table, rows: [] };
      waiting.rows.push(row);
    },
  };
}
