import { type RawBuilder, sql } from "kysely";
import { expect, test, vi } from "vitest";
import type { Database } from "../../src/platform/database/database.ts";
import { DATABASE_FAILURES } from "../../src/platform/database/health/database-failure.ts";
import { onCleanUp } from "../support/clean-up.ts";
import { PATIENT } from "../support/patient.ts";
import { askForPassword, tokenOf } from "../support/sign-in.ts";
import { loadedBackends, newSqliteDatabase, SILENT } from "./fixture-backends.ts";
import { begin, newIdentity } from "./identity-fixtures.ts";
import { ASHA } from "./lead-fixtures.ts";

/** A statement that makes SQLite fail as on such a disk, and a statement that ends the failure. */
const FAULTS: [name: keyof typeof DATABASE_FAILURES, begin: RawBuilder<unknown>, end: RawBuilder<unknown>][] =
  [
    ["full", sql`pragma max_page_count = 1`, sql`pragma max_page_count = 1073741823`],
    ["read-only", sql`pragma query_only = on`, sql`pragma query_only = off`],
  ];

test.each(FAULTS)(
  "a disk that is %s: leads are refused, the health check gives the reason, and both recover automatically",
  async (name, begin, end) => {
    const database = await newSqliteDatabase();
    const error = vi.fn();
    const { app, problem, send } = await backendsForManyLeads({ database, log: { ...SILENT, error } });
    expect(await problem()).toBeUndefined();
    await begin.execute(database.db);
    await untilRefused(send);
    // The health check must fail immediately, although it succeeded a moment ago.
    expect(await problem()).toBe(DATABASE_FAILURES[name]);
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

test("on a full disk a small row that fits does not end the failure: the health check answers 503 while leads are refused", async () => {
  const database = await newSqliteDatabase();
  const { problem, send } = await backendsForManyLeads({ database });
  let passedMs = 0;
  const clock = performance.now.bind(performance);
  const now = vi.spyOn(performance, "now").mockImplementation(() => clock() + passedMs);
  onCleanUp(() => now.mockRestore());
  expect(await problem()).toBeUndefined();
  await sql`pragma max_page_count = 1`.execute(database.db);
  await untilRefused(send);
  for (let look = 0; look < 3; look += 1) {
    passedMs += 3_000;
    expect(await problem()).toBe(DATABASE_FAILURES.full);
    expect((await send(`while full ${look}`)).status).toBe(503);
  }
  await sql`pragma max_page_count = 1073741823`.execute(database.db);
  passedMs += 3_000;
  expect(await problem()).toBeUndefined();
  expect((await send("at last")).status).toBe(200);
  const kept = await database.db
    .selectFrom("settings")
    .select("key")
    .where("key", "like", "health.%")
    .execute();
  expect(kept).toEqual([{ key: "health.stored" }]);
});

test("on a full disk every sign-in page explains the failure, in the language of the visitor", async () => {
  const database = await newSqliteDatabase();
  const identity = await newIdentity({ database });
  const { url } = await begin(identity.site, { ui_locales: "ar-SA" });
  const browser = identity.newBrowser();
  const first = await browser.open(url);
  const second = await askForPassword(browser, first, "a@example.com");
  expect(second.status).toBe(200);
  await sql`pragma query_only = on`.execute(database.db);
  const token = tokenOf(second);
  const folder = first.url.pathname;
  const answers = [
    await askForPassword(identity.newBrowser(), first, "a@example.com"),
    await browser.send(folder, { token, contact: "b@example.com" }),
    await browser.send(`${folder}/password`, { token, password: "123456" }),
    await browser.send(`${folder}/again`, { token }),
    await browser.open(`${folder}/back`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([410, 503, 503, 503, 503]);
  for (const { status, text, headers } of answers.slice(1)) {
    expect([status, headers.get("content-type")]).toEqual([503, "text/html; charset=UTF-8"]);
    expect(headers.get("retry-after")).toBe("5");
    expect(text).toContain('<html lang="ar" dir="rtl">');
  }
  const asked = new Request(url, { headers: { accept: "text/html" } });
  const start = await identity.backends.app.fetch(asked);
  expect([start.status, start.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await start.text()).toContain('<html lang="ar" dir="rtl">');
});

function expectReason(name: keyof typeof DATABASE_FAILURES) {
  return expect.stringContaining(DATABASE_FAILURES[name]);
}

/** Free pages inside the file are used up first. */
async function untilRefused(send: (id: string) => Response | Promise<Response>): Promise<void> {
  for (let number = 0; number < 500; number += 1) {
    const { status } = await send(`lead-${number}`);
    if (status === 200) continue;
    expect(status).toBe(503);
    return;
  }
  throw new Error("No lead was refused.");
}

test("a request that needs the database answers 503 with the reason, and is not logged as our error", async () => {
  const database = await newSqliteDatabase();
  const error = vi.fn();
  const { app } = await loadedBackends({ database: silent(database), log: { ...SILENT, error } });
  const response = await app.request("/api/goobe/document/es/search/designs");
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
  expect(await response.json()).toEqual({ error: DATABASE_FAILURES.silent });
  const query = '{ skuDetailsFromShazam(skuCode: "a") { name } }';
  const graphql = await app.request(`/api/graphql?query=${encodeURIComponent(query)}`);
  expect(await graphql.json()).toMatchObject({
    errors: [{ message: DATABASE_FAILURES.silent, extensions: { code: "SERVICE_UNAVAILABLE" } }],
  });
  expect(error).not.toHaveBeenCalled();
});

/** A database that loads its content, and then never answers a query. */
function silent(database: Database): Database {
  return {
    ...database,
    read: () => Promise.reject(new Error("Query read timeout")),
    readContent: () => Promise.reject(new Error("Query read timeout")),
  };
}

async function backendsForManyLeads(options: Parameters<typeof loadedBackends>[0]) {
  const leadLimits = { perAddress: 10_000, perPhone: 10_000 };
  const backends = await loadedBackends({ ...options, leadLimits });
  const send = (submission_id: string) =>
    backends.app.request("/v1/api/leads", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...ASHA, note: "x".repeat(4_000), submission_id }),
    });
  return { ...backends, send };
}
