import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { StartupProblem } from "../startup-problem.ts";
import type { Database } from "./database.ts";
import { migrationsOf } from "./migrate.ts";
import { once } from "./once.ts";
import { postgresNotifications } from "./postgres-notifications.ts";
import { explainPostgresError, postgresPlace } from "./postgres-problem.ts";
import { postgresReader } from "./postgres-reader.ts";
import type { Schema } from "./schema.ts";

const OLDEST_VERSION = 15;
const INT8 = 20;
const NUMERIC = 1700;
const JSONB = 3802;

export async function openPostgres(databaseUrl: string): Promise<Database> {
  const place = postgresPlace(databaseUrl);
  const connection = { connectionString: databaseUrl, connectionTimeoutMillis: 5_000, keepAlive: true };
  const pool = new pg.Pool({
    ...connection,
    application_name: "atrium",
    max: 10,
    types: portableTypes(),
    // Compiling a statement costs more than any of ours takes.
    options: "-c jit=off",
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  try {
    await checkServer(pool, place);
  } catch (error) {
    await pool.end();
    throw explainPostgresError(error, place);
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const notifications = postgresNotifications(pool, connection);
  return {
    engine: "postgres",
    db,
    place,
    ...postgresReader(pool),
    ...migrationsOf(db, "postgres"),
    notify: notifications.notify,
    listen: notifications.listen,
    close: once(async () => {
      await notifications.close();
      await pool.end();
    }),
  };
}

/** What SQLite gives for the same column: whole numbers and counts as numbers, JSON as text. */
function portableTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  types.setTypeParser(JSONB, String);
  return types;
}

async function checkServer(pool: pg.Pool, place: string): Promise<void> {
  const { rows } = await pool.query<{ version: number; encoding: string }>(
    "select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding",
  );
  const server = rows[0];
  if (!server || server.version < OLDEST_VERSION) {
    throw new StartupProblem(
      `${place} runs PostgreSQL ${server?.version}; Atrium needs ${OLDEST_VERSION} or newer.`,
    );
  }
  if (server.encoding !== "UTF8") {
    throw new StartupProblem(
      `${place} stores text as ${server.encoding}; make the database with "encoding 'UTF8'".`,
    );
  }
}
