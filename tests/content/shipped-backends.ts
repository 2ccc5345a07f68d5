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

/** The backends with all the content that we ship, on every engine. They are opened before the first test of a suite. */
export function openShippedBackends(
  engines: readonly TestEngine[],
  log: Log = SILENT,
  brandName?: string,
): ShippedBackends[] {
  const opened: ShippedBackends[] = [];
  const stops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    // One after the other: while one loads, nobody reads what the server of the other says.
    for (const { engine, newContentPlace, open } of engines) {
      const place = await newContentPlace();
      const database = await open(place);
      await database.migrate();
      const { dataDirectory } = place;
      const backends = await createEmbeddedBackends({
        database,
        contentDirectory: CONTENT,
        dataDirectory,
        log,
        ...(brandName && { brandName }),
      });
      stops.push(() => backends.stop());
      // It is there, but for what another name of the brand changes in it.
      await backends.loadContent();
      opened.push({ engine, app: backends.app });
    }
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
  });
  return opened;
}
