import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import type { Database, Engine } from "../../src/platform/database/database.ts";
import { storeDocuments } from "../../src/platform/database/document-index/store-documents.ts";
import { openDatabase } from "../../src/services/open-database.ts";
import { type Hand, postgresHand, sqliteHand } from "./hand.ts";
import { FIELDS, makeDesign } from "./make-designs.ts";

/** A database with a given number of documents, and a bare driver for the same database. */
export interface Stand {
  engine: Engine;
  size: number;
  database: Database;
  hand: Hand;
  /** The database processes of this connection; their CPU time counts as well. */
  backends(): Promise<number[]>;
  close(): Promise<void>;
}

export type StartPostgres = () => Promise<{ url: string; stop(): Promise<void> } | undefined>;

const BATCH = 10_000;

/** Opens one engine after the other; each is closed before the next one is opened. */
export async function* openStands(size: number, startPostgres: StartPostgres): AsyncGenerator<Stand> {
  yield await openSqlite(size);
  const server = await startPostgres();
  if (server) yield await openPostgres(size, server);
}

async function openSqlite(size: number): Promise<Stand> {
  const folder = await mkdtemp(join(tmpdir(), "atrium-bench-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  const database = await openDatabase({ dataDirectory: folder });
  await load(database, size);
  const hand = sqliteHand(join(folder, "atrium.sqlite"));
  return {
    engine: "sqlite",
    size,
    database,
    hand,
    backends: async () => [],
    async close() {
      await hand.close();
      await database.close();
      remove();
    },
  };
}

type Server = NonNullable<Awaited<ReturnType<StartPostgres>>>;

async function openPostgres(size: number, server: Server): Promise<Stand> {
  const database = await openDatabase({ databaseUrl: server.url, dataDirectory: "" });
  await load(database, size);
  // Autovacuum does this on a server that runs for longer.
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query("vacuum analyze");
  await client.end();
  const hand = await postgresHand(server.url);
  return {
    engine: "postgres",
    size,
    database,
    hand,
    async backends() {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database()
      `.execute(database.db);
      return rows.map(({ pid }) => pid);
    },
    async close() {
      await hand.close();
      await database.close();
      await server.stop();
    },
  };
}

async function load(database: Database, size: number): Promise<void> {
  const startedAt = performance.now();
  await database.migrate();
  for (let start = 0; start < size; start += BATCH) {
    const put = Array.from({ length: Math.min(BATCH, size - start) }, (_, index) =>
      makeDesign(start + index),
    );
    await database.db
      .transaction()
      .execute((db) => storeDocuments(db, database.engine, { put, remove: [], fields: FIELDS }));
  }
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${size} documents stored in ${database.engine} in ${seconds.toFixed(1)} s`);
}
