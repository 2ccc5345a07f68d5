import type { DatabaseSync } from "node:sqlite";
import {
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import type { Condition } from "../condition.ts";
import { whileLocked } from "../while-locked.ts";
import { sqliteForKysely } from "./sqlite-for-kysely.ts";

interface SqliteOptions {
  readOnly: boolean;
  condition: Condition;
}

/** Kysely's dialect, with transactions that bear another writer and a full disk. */
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
      // A full disk has rolled it back already. To do it again would fail, and that failure would hide the first one.
      if (sqlite.isTransaction) await super.rollbackTransaction(connection);
    }
  }

  function patient(connection: DatabaseConnection): DatabaseConnection {
    return {
      ...connection,
      async executeQuery<Row>(query: Parameters<DatabaseConnection["executeQuery"]>[0]) {
        try {
          // A transaction takes the lock when it begins, so a statement that finds it taken has changed nothing yet.
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

/** SQLite does roll back changes of tables; Kysely's own dialect just does not claim it. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}
