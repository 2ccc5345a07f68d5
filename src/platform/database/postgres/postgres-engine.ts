import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { StartupProblem } from "../../startup-problem.ts";
import { checkNotification } from "../check-notification.ts";
import { createCondition } from "../condition.ts";
import type { Database, ServiceTables } from "../database.ts";
import { PATIENT_WATCH, watchAnswers } from "../health/watch-answers.ts";
import { within } from "../health/within.ts";
import { migrationsOf } from "../migrate.ts";
import { type OnStatement, observedRead, statementLog } from "../observe-statements.ts";
import { once } from "../once.ts";
import type { Schema } from "../schema.ts";
import type { SealedTables } from "../sealed/sealed-columns.ts";
import { sealedColumns } from "../sealed/sealed-columns-plugin.ts";
import type { ContentReplica } from "./content-replica.ts";
import { openReplica } from "./open-replica.ts";
import { type GuardedPool, guardedPool } from "./postgres-pool.ts";
import { explainPostgresError, postgresLocation } from "./postgres-problem.ts";
import { postgresReader } from "./postgres-reader.ts";

const OLDEST_VERSION = 15;
const INT8 = 20;
const NUMERIC = 1700;
const JSONB = 3802;
const CONNECTIONS = { requests: 10, bulk: 2 } as const;

interface PostgresOptions {
  patient?: boolean;
  replicaUrl?: string | undefined;
  onStatement?: OnStatement | undefined;
  sealing?: SealedTables | undefined;
}

export async function openPostgres(
  databaseUrl: string,
  tables: ServiceTables,
  { patient = false, replicaUrl, onStatement, sealing }: PostgresOptions = {},
): Promise<Database> {
  const location = postgresLocation(databaseUrl);
  const connection = { connectionString: databaseUrl, ...KEEP_ALIVE };
  const shared = {
    ...connection,
    application_name: "atrium",
    types: portableTypes(),
    // Compiling a statement costs more than running any of ours.
    options: "-c jit=off",
  };
  const condition = createCondition();
  const watch = watchAnswers(() => askServer({ ...connection, ...QUESTION_LIMITS }));
  const limits = patient ? BULK_LIMITS : REQUEST_LIMITS;
  const pool = guardedPool({ ...shared, ...limits, max: CONNECTIONS.requests }, condition, watch);
  try {
    await checkServer(pool, location);
  } catch (error) {
    watch.stop();
    await pool.end();
    throw explainPostgresError(error, location);
  }
  const bulkPool = guardedPool(
    { ...shared, ...BULK_LIMITS, max: CONNECTIONS.bulk },
    condition,
    PATIENT_WATCH,
  );
  const db = kyselyOn(pool, { onStatement, sealing });
  const bulk = kyselyOn(bulkPool, { sealing });
  const { read } = postgresReader(pool);
  const replica = replicaUrl === undefined ? undefined : openReplica(replicaUrl, shared, read);
  const notifications = postgresNotifications(pool, { ...connection, ...QUESTION_LIMITS }, replica);
  return {
    engine: "postgres",
    db,
    bulk,
    location,
    tables,
    condition,
    sealing,
    remarks: replica ? [`Documents are read from ${replica.location}, unless it is behind.`] : [],
    read: observedRead({ read }, onStatement),
    readContent: observedRead({ read: replica?.read ?? read }, onStatement),
    isReplicaUsed: replica?.isUsed,
    ...migrationsOf(bulk, "postgres", tables),
    notify: notifications.notify,
    listen: notifications.listen,
    close: once(async () => {
      watch.stop();
      await notifications.close();
      await Promise.all([pool.end(), bulkPool.end(), replica?.close()]);
    }),
  };
}

function kyselyOn(pool: GuardedPool, { onStatement, sealing }: PostgresOptions): Kysely<Schema> {
  const dialect = new PostgresDialect({ pool: pool.forKysely });
  return new Kysely<Schema>({ dialect, ...statementLog(onStatement), ...sealedColumns(sealing) });
}

/** Uses a new connection, because the existing ones may be dead. */
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

/** Gives the same types as SQLite for the same column: integers and counts as numbers, JSON as text. */
function portableTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  types.setTypeParser(JSONB, String);
  return types;
}

async function checkServer(pool: GuardedPool, location: string): Promise<void> {
  const { rows } = await pool.query({
    text: "select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding",
  });
  const server: { version: number; encoding: string } | undefined = rows[0];
  if (!server || server.version < OLDEST_VERSION) {
    throw new StartupProblem(
      `${location} runs PostgreSQL ${server?.version}; Atrium needs ${OLDEST_VERSION} or newer.`,
    );
  }
  if (server.encoding !== "UTF8") {
    throw new StartupProblem(
      `${location} stores text as ${server.encoding}; make the database with "encoding 'UTF8'".`,
    );
  }
}

/**
 * The timeouts for PostgreSQL. The server ends a slow statement of a request itself, and the connection stays usable;
 * the driver gives up slightly later, which happens only when no response arrives.
 */
const REQUEST_LIMITS = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 4_000,
  query_timeout: 5_000,
  // Ends the transaction of a frozen process, because its locks would block others.
  idle_in_transaction_session_timeout: 60_000,
} as const satisfies pg.PoolConfig;

/** Migrations, imports and loading content: long, but with a limit in case the server is gone. */
const BULK_LIMITS = {
  connectionTimeoutMillis: 10_000,
  query_timeout: 15 * 60_000,
} as const satisfies pg.PoolConfig;

const QUESTION_LIMITS = {
  connectionTimeoutMillis: 2_000,
  query_timeout: 2_000,
} as const satisfies pg.ClientConfig;

/** Detects a broken network on idle connections. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

const CHANNEL = "atrium";
/** The position in the primary's log when a change was announced: a replica that has replayed it has the change. */
const POSITION_CHANNEL = "log-position";
const LOG_POSITION = "select pg_current_wal_insert_lsn()::text as position";
/** A separate notification, before the other one, so that the processes of an earlier release understand both. */
const NOTIFY_WITH_POSITION = `select pg_notify($1, '${POSITION_CHANNEL}:' || pg_current_wal_insert_lsn()), pg_notify($1, $2)`;
const NOTIFY = "select pg_notify($1, $2)";
/** The position is unknown, unsupported or forbidden on some hosted servers, which then cannot have a replica here. */
const NO_POSITION = ["42883", "0A000", "42501"];
const hasNoPosition = (error: unknown) =>
  error instanceof Error && "code" in error && NO_POSITION.includes(String(error.code));

const FIRST_RETRY = 100;
const LONGEST_RETRY = 10_000;
/** A connection that only listens does not notice a lost server, so it sends a query at this interval. */
const ASK_EVERY = 10_000;
const GOODBYE_LIMIT = 1_000;

interface Listener {
  channel: string;
  handler: (payload: string) => void;
  onGap: (() => void) | undefined;
}

interface PostgresNotifications extends Pick<Database, "notify" | "listen"> {
  close(): Promise<void>;
}

/** All channels share one LISTEN on a separate connection, which the first listener opens. */
function postgresNotifications(
  pool: Pick<GuardedPool, "query">,
  connection: pg.ClientConfig,
  replica: Pick<ContentReplica, "require" | "restartAt"> | undefined,
  askEvery = ASK_EVERY,
): PostgresNotifications {
  const listeners = new Set<Listener>();
  const closing = new AbortController();
  let opening: Promise<pg.Client> | undefined;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...connection, application_name: "atrium notifications" });
    client.on("notification", ({ payload = "" }) => deliver(payload));
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      // Changes before this position are not announced to this process any more.
      if (replica) replica.restartAt((await client.query(LOG_POSITION)).rows[0].position);
    } catch (error) {
      void client.end();
      throw error;
    }
    const asking = setInterval(() => void askOrLeave(client), askEvery);
    asking.unref();
    client.once("end", () => {
      clearInterval(asking);
      void reconnect();
    });
    return client;
  }

  /** If the query fails, the connection is closed, and the "end" event follows. */
  async function askOrLeave(client: pg.Client): Promise<void> {
    await client.query("select 1").catch(() => client.end());
  }

  function deliver(message: string): void {
    const colon = message.indexOf(":");
    const channel = message.slice(0, colon);
    if (channel === POSITION_CHANNEL) replica?.require(message.slice(colon + 1));
    for (const listener of listeners) {
      if (listener.channel === channel) listener.handler(message.slice(colon + 1));
    }
  }

  async function reconnect(): Promise<void> {
    for (let wait = FIRST_RETRY; !closing.signal.aborted; wait = Math.min(wait * 2, LONGEST_RETRY)) {
      const attempt = connect();
      const client = await attempt.catch(() => undefined);
      if (client) {
        opening = attempt;
        for (const listener of listeners) listener.onGap?.();
        return;
      }
      await pause(wait, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }

  return {
    async notify(channel, payload) {
      checkNotification(channel, payload);
      const values = [CHANNEL, `${channel}:${payload}`];
      try {
        await pool.query({ text: NOTIFY_WITH_POSITION, values });
      } catch (error) {
        if (!hasNoPosition(error)) throw error;
        await pool.query({ text: NOTIFY, values });
      }
    },
    async listen(channel, handler, onGap) {
      const listener = { channel, handler, onGap };
      listeners.add(listener);
      opening ??= connect();
      await opening;
      return () => listeners.delete(listener);
    },
    async close() {
      closing.abort();
      listeners.clear();
      const client = await opening?.catch(() => undefined);
      // A server that hangs never confirms that the connection is closed, so the wait has a limit.
      if (client) await within(GOODBYE_LIMIT, client.end());
    },
  };
}
