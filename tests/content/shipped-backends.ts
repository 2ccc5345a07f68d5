import { fileURLToPath } from "node:url";
import type { Hono } from "hono";
import { afterAll, beforeAll } from "vitest";
import type { Engine } from "../../src/platform/database/database.ts";
import { createEmbeddedBackends } from "../../src/services/embedded-backends.ts";
import type { Log } from "../../src/services/http/backend-log.ts";
import { SILENT } from "../services/fixture-backends.ts";
import type { TestEngine } from "../stores/each-engine.ts";

export const CONTENT = fileURLToPath(new URL("../../content/", import.meta.url));

export interface ShippedBackends {
  engine: Engine;
  app: Hono;
}

/** The backends with all shipped content, on every engine. They are opened before the first test of a suite. */
export function openShippedBackends(
  engines: readonly TestEngine[],
  log: Log = SILENT,
  brandName?: string,
): ShippedBackends[] {
  const opened: ShippedBackends[] = [];
  const stops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    // The engines are opened one after the other: while one loads, this process does not read the messages of the
    // other database server.
    for (const { engine, newContentDatabase, open } of engines) {
      const databaseOptions = await newContentDatabase();
      const database = await open(databaseOptions);
      await database.migrate();
      const { dataDirectory } = databaseOptions;
      const backends = await createEmbeddedBackends({
        database,
        contentDirectory: CONTENT,
        dataDirectory,
        log,
        ...(brandName && { brandName }),
      });
      stops.push(() => backends.stop());
      // The content is already in the database, except for documents that another brand name changes.
      await backends.loadContent();
      opened.push({ engine, app: backends.app });
    }
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
  });
  return opened;
}
