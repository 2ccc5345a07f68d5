import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, SqliteAdapter, SqliteDialect } from "kysely";
import { StartupProblem } from "../startup-problem.ts";
import type { Database } from "./database.ts";
import { holdDataDirectory } from "./hold-data-directory.ts";
import { localNotifications } from "./local-notifications.ts";
import { migrationsOf } from "./migrate.ts";
import { once } from "./once.ts";
import type { Schema } from "./schema.ts";
import { sqliteForKysely } from "./sqlite-for-kysely.ts";
import { sqliteReader } from "./sqlite-reader.ts";

export async function openSqlite(
  dataDirectory: string,
  { readOnly, beside }: { readOnly: boolean; beside: boolean },
): Promise<Database> {
  const file = join(dataDirectory, "atrium.sqlite");
  const isGuest = readOnly || beside;
  if (isGuest && !existsSync(file)) {
    throw new StartupProblem(`There is no database in ${dataDirectory} yet; "npm start" makes one.`);
  }
  const letGo = isGuest ? () => {} : holdDataDirectory(makeDirectory(dataDirectory));
  try {
    const db = new Kysely<Schema>({
      dialect: new TransactionalSqliteDialect({
        database: sqliteForKysely(openFile(file, readOnly), { readOnly }),
      }),
    });
    // Opens the driver now, so that close() always closes the file: Kysely skips a driver it never used.
    await db.connection().execute(async () => {});
    const reader = sqliteReader(file);
    return {
      engine: "sqlite",
      db,
      place: file,
      read: reader.read,
      ...migrationsOf(db, "sqlite"),
      ...localNotifications(),
      close: once(async () => {
        reader.close();
        await db.destroy();
        letGo();
      }),
    };
  } catch (error) {
    letGo();
    throw error;
  }
}

/** SQLite does roll back changes of tables; Kysely's own dialect just does not claim it. */
class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

function makeDirectory(directory: string): string {
  try {
    mkdirSync(directory, { recursive: true });
    return directory;
  } catch (error) {
    throw new StartupProblem(
      `The data folder ${directory} cannot be made; set DATA_DIR to a folder that this user may write to.`,
      { cause: error },
    );
  }
}

function openFile(file: string, readOnly: boolean): DatabaseSync {
  try {
    const sqlite = new DatabaseSync(file, { readOnly });
    sqlite.exec("pragma busy_timeout = 5000; pragma foreign_keys = on;");
    // FULL, because with NORMAL a power cut loses commits that were already acknowledged.
    if (!readOnly) sqlite.exec("pragma journal_mode = wal; pragma synchronous = full;");
    sqlite.prepare("select count(*) from sqlite_schema").get();
    return sqlite;
  } catch (error) {
    throw new StartupProblem(
      `The database file ${file} cannot be opened (${error instanceof Error ? error.message : error}); ` +
        "check that this user may write to it and that it is an Atrium database.",
      { cause: error },
    );
  }
}
