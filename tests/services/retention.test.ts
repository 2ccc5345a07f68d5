import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "../../src/platform/database/database.ts";
import { loadConfig } from "../../src/services/config/config.ts";
import { cleanUp } from "../../src/services/retention/clean-up.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { readProjectFile } from "../support/project-files.ts";

const DAY_MS = 24 * 3600_000;
const NEVER = new AbortController().signal;

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

async function addEstimate(database: Database, code: string, ages: number[], account_id: string | null) {
  const [first = 0] = ages;
  const estimate = { code, country: "IN", calculator: "in-kitchen", owner_hash: "hash", plan: null } as const;
  await database.db
    .insertInto("estimates")
    .values({ ...estimate, account_id, created_at: daysAgo(first) })
    .execute();
  const versions = ages.map((age, index) => ({
    ...{ id: `${code}-${index}`, estimate_code: code, number: index, choices: "", rates_from: "2026-04-01" },
    ...{ price: "{}", created_at: daysAgo(age) },
  }));
  await database.db.insertInto("estimate_versions").values(versions).execute();
}

async function addJob(database: Database, id: string, kind: string, finishedDaysAgo: number) {
  const values = {
    payload: "null",
    state: "dead" as const,
    run_at: daysAgo(400),
    attempts: 10,
    max_attempts: 10,
  };
  const finished_at = daysAgo(finishedDaysAgo);
  await database.db
    .insertInto("jobs")
    .values({ id, kind, ...values, created_at: daysAgo(400), finished_at })
    .execute();
}

eachEngine("retention", ({ newDatabase }) => {
  test("the daily clean-up deletes what is older than its retention, and nothing else", async () => {
    const database = await newDatabase();
    const { db } = database;
    const { estimateRetentionDays, consentRetentionDays } = loadConfig({
      ESTIMATE_RETENTION_DAYS: "100",
      CONSENT_RETENTION_DAYS: "200",
    });
    await addEstimate(database, "old", [300, 101], null);
    await addEstimate(database, "changed", [300, 99], null);
    await addEstimate(database, "owned", [300], "account");
    const receipt = { version: "1", categories: "", region: "in" };
    for (const [id, age] of [
      ["old", 201],
      ["young", 199],
    ] as const)
      await db
        .insertInto("consent_receipts")
        .values({ id, ...receipt, created_at: daysAgo(age) })
        .execute();
    for (const [id, age] of [
      ["old", 31],
      ["young", 15],
    ] as const)
      await db
        .insertInto("spent_links")
        .values({ id, spent_at: daysAgo(age) })
        .execute();
    for (const [id, age] of [
      ["old", 8],
      ["young", 2],
    ] as const)
      await db
        .insertInto("mailbox_letters")
        .values({ id, claimant: "lead", claimed_at: daysAgo(age) })
        .execute();
    await db
      .insertInto("login_sessions")
      .values([
        { id: "old", subject: "a", tokens: "", created_at: daysAgo(40), expires_at: daysAgo(2) },
        { id: "young", subject: "a", tokens: "", created_at: daysAgo(40), expires_at: daysAgo(-1) },
      ])
      .execute();
    await addJob(database, "old", "send-alert", 91);
    await addJob(database, "young", "send-alert", 89);
    await addJob(database, "lead", "deliver-lead", 300);
    await addJob(database, "erasure", "announce-erasure", 300);

    await cleanUp(db, { estimateRetentionDays, consentRetentionDays }, NEVER);
    await cleanUp(db, { estimateRetentionDays, consentRetentionDays }, NEVER);

    const left = async (table: string, column = "id") => {
      const { rows } = await sql<{ name: string }>`
        select ${sql.ref(column)} as name from ${sql.table(table)} order by 1`.execute(db);
      return rows.map(({ name }) => name);
    };
    expect(await left("estimates", "code")).toEqual(["changed", "owned"]);
    expect(await left("estimate_versions")).toEqual(["changed-0", "changed-1", "owned-0"]);
    for (const table of ["consent_receipts", "spent_links", "mailbox_letters", "login_sessions"])
      expect(await left(table), table).toEqual(["young"]);
    expect(await left("jobs")).toEqual(["erasure", "lead", "young"]);
  });

  test("docs/security.md names the retention of every table, and no other table", async () => {
    const { db } = await newDatabase();
    const found = await db.introspection.getTables();
    const tables = found.map(({ name }) => name).filter((name) => !/^(search_index_|sqlite_)/.test(name));
    const [, section = ""] = readProjectFile("docs/security.md").split(
      "## How long each table keeps its rows",
    );
    const named = [...section.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    // The words of the search are a column of another table on PostgreSQL.
    expect(new Set([...tables, "search_index"])).toEqual(new Set(named));
    expect(named).toHaveLength(new Set(named).size);
  });
});
