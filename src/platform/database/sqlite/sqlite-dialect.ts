import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";
import type { Condition } from "../condition.ts";
import { whileLocked } from "../while-locked.ts";

interface SqliteOptions {
  readOnly: boolean;
  condition: Condition;
}

/** Kysely's dialect, with transactions that tolerate another writer and a full disk. */
export function sqliteDialect(sqlite: DatabaseSync, { readOnly, condition }: SqliteOptions): SqliteDialect {
  const database = sqliteForKysely(sqlite, { readOnly });

  class Dialect extends SqliteDialect {
    override createAdapter() {
      return new TransactionalAdapter();
    }
    override createDriver(): Driver {
      return new PatientDriver({ database });
    }
  }

  class PatientDriver extends SqliteDriver {
    #connection: DatabaseConnection | undefined;

    override async acquireConnection(): Promise<DatabaseConnection> {
      this.#connection ??= patient(await super.acquireConnection());
      return this.#connection;
    }

    override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
      // A full disk has already rolled it back. A second rollback would fail, and its error would hide the first one.
      if (sqlite.isTransaction) await super.rollbackTransaction(connection);
    }
  }

  function patient(connection: DatabaseConnection): DatabaseConnection {
    return {
      ...connection,
      async executeQuery<Row>(query: Parameters<DatabaseConnection["executeQuery"]>[0]) {
        try {
          // A transaction takes the lock when it begins, so a statement that finds it locked has changed nothing yet.
          return await whileLocked<QueryResult<Row>>(condition, () => connection.executeQuery(query));
        } catch (error) {
          condition.note(error);
          throw error;
        }
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  return new Dialect({ database });
}

/** SQLite can roll back schema changes; Kysely's own dialect does not declare it. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

const KEPT_STATEMENTS = 500;
const KEEPABLE = /^\s*(select|insert|update|delete|with)\b/i;

// A transaction that first reads and then writes cannot wait for another process that has written in between: it
// would fail.
const BEGIN_WRITING = "begin immediate";

/** Adapts `node:sqlite` to the interface of Kysely's SQLite dialect, and caches prepared statements. */
function sqliteForKysely(sqlite: DatabaseSync, { readOnly }: { readOnly: boolean }): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(written) {
      const text = !readOnly && written === "begin" ? BEGIN_WRITING : written;
      const known = kept.get(text);
      if (known) return known;
      const statement = asKyselyStatement(sqlite, text);
      // Other statements may change the schema under the cached statements.
      if (!KEEPABLE.test(text) || kept.size >= KEPT_STATEMENTS) kept.clear();
      if (KEEPABLE.test(text)) kept.set(text, statement);
      return statement;
    },
    close: () => sqlite.close(),
  };
}

function asKyselyStatement(sqlite: DatabaseSync, text: string): SqliteStatement {
  const statement: StatementSync = sqlite.prepare(text);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(asInput)),
    run: (parameters) => statement.run(...parameters.map(asInput)),
    // Uses a separate statement: the next query would reset a cached one while it is still being read.
    iterate: (parameters) => sqlite.prepare(text).iterate(...parameters.map(asInput)),
  };
}

function asInput(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "string" || typeof value === "number" || typeof value === "bigint") return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored; pass JSON and times as text.`);
}
