import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { StartupProblem } from "../../startup-problem.ts";
import { createCondition } from "../condition.ts";
import type { Database } from "../database.ts";
import { PATIENT_WATCH, watchAnswers } from "../health/watch-answers.ts";
import { migrationsOf } from "../migrate.ts";
import { once } from "../once.ts";
import type { Schema } from "../schema.ts";
import { BULK_LIMITS, KEEP_ALIVE, QUESTION_LIMITS, REQUEST_LIMITS } from "./postgres-limits.ts";
import { postgresNotifications } from "./postgres-notifications.ts";
import { type GuardedPool, guardedPool } from "./postgres-pool.ts";
import { explainPostgresError, postgresPlace } from "./postgres-problem.ts";
import { postgresReader } from "./postgres-reader.ts";

const OLDEST_VERSION = 15;
const INT8 = 20;
const NUMERIC = 1700;
const JSONB = 3802;
const CONNECTIONS = { requests: 10, bulk: 2 } as const;

export async function openPostgres(databaseUrl: string, { patient = false } = {}): Promise<Database> {
  const place = postgresPlace(databaseUrl);
  const connection = { connectionString: databaseUrl, ...KEEP_ALIVE };
  const shared = {
    ...connection,
    application_name: "atrium",
    types: portableTypes(),
    // Compiling a statement costs more than any of ours takes.
    options: "-c jit=off",
  };
  const condition = createCondition();
  const watch = watchAnswers(() => askServer({ ...connection, ...QUESTION_LIMITS }));
  const limits = patient ? BULK_LIMITS : REQUEST_LIMITS;
  const pool = guardedPool({ ...shared, ...limits, max: CONNECTIONS.requests }, condition, watch);
  try {
    await checkServer(pool, place);
  } catch (error) {
    watch.stop();
    await pool.end();
    throw explainPostgresError(error, place);
  }
  const bulkPool = guardedPool(
    { ...shared, ...BULK_LIMITS, max: CONNECTIONS.bulk },
    condition,
    PATIENT_WATCH,
  );
  const db = kyselyOn(pool);
  const bulk = kyselyOn(bulkPool);
  const notifications = postgresNotifications(pool, { ...connection, ...QUESTION_LIMITS });
  return {
    engine: "postgres",
    db,
    bulk,
    place,
    condition,
    remarks: [],
    ...postgresReader(pool),
    ...migrationsOf(bulk, "postgres"),
    notify: notifications.notify,
    listen: notifications.listen,
    close: once(async () => {
      watch.stop();
      await notifications.close();
      await Promise.all([pool.end(), bulkPool.end()]);
    }),
  };
}

function kyselyOn(pool: GuardedPool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool.forKysely }) });
}

/** On a connection of its own: those that there are may be the ones that are dead. */
async function askServer(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...config, application_name: "atrium question" });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
  } finally {
    void client.end();
  }
}

/** What SQLite gives for the same column: whole numbers and counts as numbers, JSON as text. */
function portableTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  types.setTypeParser(JSONB, String);
  return types;
}

async function checkServer(pool: GuardedPool, place: string): Promise<void> {
  const { rows } = await pool.query({
    text: "select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding",
  });
  const server: { version: number; encoding: string } | undefined = rows[0];
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
