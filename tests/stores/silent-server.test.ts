import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import type { Database } from "../../src/platform/database/database.ts";
import { databaseFailureOf } from "../../src/platform/database/health/database-failure.ts";
import { watchStorage } from "../../src/platform/database/health/watch-storage.ts";
import { readSetting, writeSetting } from "../../src/platform/database/settings.ts";
import { ASHA, newLeads, postLead, sendLead, storedLeads } from "../services/lead-fixtures.ts";
import { type FreezingProxy, openFreezingProxy } from "../support/freezing-proxy.ts";
import { PATIENT } from "../support/patient.ts";
import { eachEngine } from "./each-engine.ts";

eachEngine("a server that does not respond", ({ engine, newMigratedOptions, open }) => {
  const proxies: FreezingProxy[] = [];
  afterEach(async () => {
    for (const proxy of proxies.splice(0)) {
      proxy.thaw();
      await proxy.close();
    }
  });

  async function behindProxy(): Promise<{ database: Database; proxy: FreezingProxy }> {
    const databaseOptions = await newMigratedOptions();
    const proxy = await openFreezingProxy(databaseOptions.databaseUrl ?? "");
    proxies.push(proxy);
    const database = await open({ ...databaseOptions, databaseUrl: proxy.url });
    await writeSetting(database.db, "greeting", "hello");
    return { database, proxy };
  }

  const reason = (error: unknown) => databaseFailureOf(error);
  const limit = 120_000;

  test.runIf(engine === "postgres")(
    "fails waiting statements, and serves again automatically when it continues",
    { timeout: limit },
    async () => {
      const { database, proxy } = await behindProxy();
      proxy.freeze();
      const read = { sql: "select value from settings where key = $1", parameters: ["greeting"] };
      const inTransaction = database.db
        .transaction()
        .execute((transaction) => writeSetting(transaction, "greeting", "unheard"));
      const outcomes = await Promise.all([
        database.read(read).catch(reason),
        readSetting(database.db, "greeting").catch(reason),
        inTransaction.catch(reason),
      ]);
      // Statements that waited for a connection cannot know why they got none.
      for (const outcome of outcomes) expect(["silent", "crowded"]).toContain(outcome);
      // The server is known to be silent, so nothing is sent.
      await vi.waitFor(async () => {
        const before = proxy.connections;
        expect(await readSetting(database.db, "greeting").catch(reason)).toBe("silent");
        expect(proxy.connections).toBe(before);
      }, PATIENT);
      expect(database.condition.failure).toBe("silent");
      proxy.thaw();
      await vi.waitFor(async () => expect(await readSetting(database.db, "greeting")).toBe("hello"), PATIENT);
      expect(await database.read(read)).toEqual([{ value: "hello" }]);
    },
  );

  test.runIf(engine === "postgres")(
    "a lead without a receipt is stored once when it is sent again",
    { timeout: limit },
    async () => {
      const { database, proxy } = await behindProxy();
      const leads = newLeads(database);
      const lead = { ...ASHA, submission_id: "sent-twice" };
      proxy.freeze();
      const refused = await Promise.all([
        postLead(leads, lead),
        postLead(leads, lead),
        postLead(leads, { ...lead, submission_id: "other" }),
      ]);
      expect(refused.map(({ status }) => status)).toEqual([503, 503, 503]);
      expect(refused[0]?.headers.get("retry-after")).toBe("5");
      // The pending lead is stored now, although its client got no response.
      proxy.thaw();
      const receipt = await vi.waitFor(() => sendLead(leads, lead), PATIENT);
      expect((await sendLead(leads, lead)).customerLead.id).toBe(receipt.customerLead.id);
      const stored = (await storedLeads(database)).filter(({ payload }) => payload.includes("sent-twice"));
      expect(stored.map(({ id }) => id)).toEqual([receipt.customerLead.id]);
    },
  );

  test.runIf(engine === "postgres")(
    "the health check reports it immediately, with one query for any number of requests",
    { timeout: limit },
    async () => {
      const { database, proxy } = await behindProxy();
      const log = { info: vi.fn(), error: vi.fn() };
      const storage = watchStorage(database, log);
      expect(await storage.problem()).toBeUndefined();
      proxy.freeze();
      const before = proxy.connections;
      await vi.waitFor(async () => {
        const all = await Promise.all(Array.from({ length: 50 }, () => storage.problem()));
        expect(new Set(all)).toEqual(new Set(["The database does not answer."]));
      }, PATIENT);
      expect(proxy.connections - before).toBeLessThan(20);
      expect(log.error).toHaveBeenCalledOnce();
      proxy.thaw();
      await vi.waitFor(async () => expect(await storage.problem()).toBeUndefined(), PATIENT);
      expect(log.info).toHaveBeenCalledOnce();
      storage.stop();
    },
  );

  test.runIf(engine === "postgres")(
    "a listening connection that died silently is replaced, and the gap is reported",
    { timeout: limit },
    async () => {
      const { database, proxy } = await behindProxy();
      const heard: string[] = [];
      const onGap = vi.fn();
      await database.listen("pages", (payload) => heard.push(payload), onGap);
      proxy.abandon();
      await vi.waitFor(() => expect(onGap).toHaveBeenCalled(), PATIENT);
      await vi.waitFor(() => database.notify("pages", "again"), PATIENT);
      await vi.waitFor(() => expect(heard).toContain("again"), PATIENT);
    },
  );

  test.runIf(engine === "postgres")(
    "the server ends a long statement of a request, but not one of a content load",
    { timeout: limit },
    async () => {
      const { database } = await behindProxy();
      expect(await sql`select pg_sleep(20)`.execute(database.db).catch(reason)).toBe("crowded");
      expect(await readSetting(database.db, "greeting")).toBe("hello");
      await database.bulk.transaction().execute(async (transaction) => {
        await sql`select pg_sleep(6)`.execute(transaction);
        await writeSetting(transaction, "greeting", "at last");
      });
      expect(await readSetting(database.db, "greeting")).toBe("at last");
    },
  );
});
