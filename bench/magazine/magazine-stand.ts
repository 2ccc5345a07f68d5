import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database, Engine } from "../../src/platform/database/database.ts";
import { forgetGalleries } from "../../src/services/content/galleries/gallery-memory.ts";
import { createEmbeddedBackends } from "../../src/services/embedded-backends.ts";
import { openDatabase } from "../../src/services/open-database.ts";
import { addPosts } from "./many-posts.ts";

/** The backends with a magazine of the given number of articles. */
export interface MagazineStand {
  engine: Engine;
  size: number;
  ask(request: { path: string; body?: object }): Promise<string>;
  /** Clears the list caches. */
  forget(): void;
  /** The database processes; their CPU time counts as well. */
  backends(): Promise<number[]>;
  close(): Promise<void>;
}

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

/** Uses PostgreSQL when an address is given. */
export async function openMagazine(size: number, databaseUrl?: string): Promise<MagazineStand> {
  const startedAt = performance.now();
  const dataDirectory = await mkdtemp(join(tmpdir(), "atrium-bench-"));
  const remove = () => rmSync(dataDirectory, { recursive: true, force: true });
  process.once("exit", remove);
  const database = await openDatabase({ dataDirectory, ...(databaseUrl && { databaseUrl }) });
  await database.migrate();
  const backends = await createEmbeddedBackends({
    database,
    contentDirectory: "content",
    dataDirectory,
    log: SILENT,
  });
  await backends.loadContent();
  await addPosts(database, size);
  // Autovacuum does this on a server that runs for longer.
  if (databaseUrl) await sql`analyze`.execute(database.db);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${size} articles in ${database.engine} after ${seconds.toFixed(0)} s`);
  return {
    engine: database.engine,
    size,
    async ask({ path, body }) {
      const response = await backends.app.request(path, body && postOf(body));
      const text = await response.text();
      if (!response.ok || text.includes('"errors"')) throw new Error(`${path}: ${response.status} ${text}`);
      return text;
    },
    forget: () => forgetGalleries(database),
    backends: () => (databaseUrl ? processesOf(database) : Promise.resolve([])),
    async close() {
      await backends.stop();
      await database.close();
      remove();
    },
  };
}

function postOf(body: object): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

async function processesOf({ db }: Database): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()
  `.execute(db);
  return rows.map(({ pid }) => pid);
}
