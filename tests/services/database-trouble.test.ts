import { type RawBuilder, sql } from "kysely";
import { expect, test, vi } from "vitest";
import type { Database } from "../../src/platform/database/database.ts";
import { TROUBLES } from "../../src/platform/database/health/trouble.ts";
import { PATIENT } from "../support/patient.ts";
import { loadedBackends, newSqliteDatabase, SILENT } from "./fixture-backends.ts";
import { ASHA } from "./lead-fixtures.ts";

/** What makes SQLite fail as it does on such a disk, and what ends it. */
const FAULTS: [name: keyof typeof TROUBLES, begin: RawBuilder<unknown>, end: RawBuilder<unknown>][] = [
  ["full", sql`pragma max_page_count = 1`, sql`pragma max_page_count = 1073741823`],
  ["read-only", sql`pragma query_only = on`, sql`pragma query_only = off`],
];

test.each(FAULTS)(
  "a disk that is %s: leads are refused, the health says why, and both recover by themselves",
  async (name, begin, end) => {
    const database = await newSqliteDatabase();
    const error = vi.fn();
    const { app, problem } = await loadedBackends({
      database,
      log: { ...SILENT, error },
      leadLimits: { perAddress: 10_000, perPhone: 10_000 },
    });
    const send = (submission_id: string) =>
      app.request("/v1/api/leads", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...ASHA, note: "x".repeat(4_000), submission_id }),
      });
    expect(await problem()).toBeUndefined();
    await begin.execute(database.db);
    await untilRefused(send);
    // At once, although it was well a moment ago.
    expect(await problem()).toBe(TROUBLES[name]);
    await vi.waitFor(
      () => expect(error).toHaveBeenCalledWith(expect.anything(), expectReason(name)),
      PATIENT,
    );
    const design = await app.request("/api/goobe/document/es/search/designs");
    expect(design.status).toBe(200);
    await end.execute(database.db);
    expect((await send("at last")).status).toBe(200);
    await vi.waitFor(async () => expect(await problem()).toBeUndefined(), PATIENT);
  },
);

function expectReason(name: keyof typeof TROUBLES) {
  return expect.stringContaining(TROUBLES[name]);
}

/** Pages that are free inside the file are used up first. */
async function untilRefused(send: (id: string) => Response | Promise<Response>): Promise<void> {
  for (let number = 0; number < 500; number += 1) {
    const { status } = await send(`lead-${number}`);
    if (status === 200) continue;
    expect(status).toBe(503);
    return;
  }
  throw new Error("No lead was refused.");
}

test("what cannot be answered without the database is a 503 that says so, not a failure of ours", async () => {
  const database = await newSqliteDatabase();
  const error = vi.fn();
  const { app } = await loadedBackends({ database: silent(database), log: { ...SILENT, error } });
  const response = await app.request("/api/goobe/document/es/search/designs");
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
  expect(await response.json()).toEqual({ error: TROUBLES.silent });
  const query = '{ skuDetailsFromShazam(skuCode: "a") { name } }';
  const graphql = await app.request(`/api/graphql?query=${encodeURIComponent(query)}`);
  expect(await graphql.json()).toMatchObject({
    errors: [{ message: TROUBLES.silent, extensions: { code: "SERVICE_UNAVAILABLE" } }],
  });
  expect(error).not.toHaveBeenCalled();
});

/** Loads its content, and then answers no question any more. */
function silent(database: Database): Database {
  return {
    ...database,
    read: () => Promise.reject(new Error("Query read timeout")),
  };
}
