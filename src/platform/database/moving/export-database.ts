import { StartupProblem } from "../../startup-problem.ts";
import type { Database } from "../database.ts";
import { exportHeader, exportLine } from "./export-lines.ts";
import { carriedTables, readRows, type TableSummary, tableDigest } from "./table-rows.ts";

/** The whole database as lines of JSON, in its state at one moment, even if rows are written in the meantime. */
export async function* exportDatabase(database: Database): AsyncGenerator<string> {
  if ((await database.pendingMigrations()).length > 0) {
    throw new StartupProblem(
      `${database.location} was last used by an older version; start Atrium once to bring it up to date, then export.`,
    );
  }
  await refuseNewer(database);
  const tables = await carriedTables(database);
  yield exportHeader(database.tables);
  const snapshot = await database.bulk.startTransaction().setIsolationLevel("repeatable read").execute();
  try {
    const end: Record<string, TableSummary> = {};
    for (const table of tables) {
      const digest = tableDigest(table);
      for await (const row of readRows(snapshot, table)) {
        digest.add(row);
        yield exportLine({ table: table.name, row });
      }
      end[table.name] = digest.summary();
    }
    yield exportLine({ end });
  } finally {
    await snapshot.rollback().execute();
  }
}

/** This release does not know all columns that the rows have. */
export async function refuseNewer({ location, newerMigrations }: Database): Promise<void> {
  const [name] = await newerMigrations();
  if (name)
    throw new StartupProblem(
      `${location} was changed by a newer release of Atrium (${name}); use that release.`,
    );
}
