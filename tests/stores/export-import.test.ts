import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../src/platform/database/database.ts";
import { exportDatabase } from "../../src/platform/database/moving/export-database.ts";
import { importDatabase } from "../../src/platform/database/moving/import-database.ts";
import { writeSetting } from "../../src/platform/database/settings.ts";
import { enqueue } from "../../src/platform/jobs/enqueue.ts";
import { runDatabaseCommand } from "../../src/server/commands/database-command.ts";
import { openDatabase } from "../../src/services/open-database.ts";
import { bothEngines, eachEngine } from "./each-engine.ts";
import { newDocument } from "./new-document.ts";

async function fill({ db }: Database): Promise<void> {
  const documents = Array.from({ length: 1_203 }, (_, index) =>
    newDocument({
      id: `document-${index}`,
      country: index % 3 === 0 ? null : "SA",
      body: JSON.stringify({
        z: 1.5,
        a: [index, null, { ب: "غرفة \u2028 \\ \" '" }],
        long: "x".repeat(index),
      }),
    }),
  );
  for (let start = 0; start < documents.length; start += 100) {
    await db
      .insertInto("documents")
      .values(documents.slice(start, start + 100))
      .execute();
  }
  await enqueue(db, { kind: "greet", payload: { name: "a\0b" }, uniqueKey: "k" });
  await writeSetting(db, "content", "abc");
}

async function collect(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

const endOf = (lines: readonly string[]): unknown => JSON.parse(lines.at(-1) ?? "");

bothEngines("export and import", (sqlite, postgres) => {
  test("from SQLite to PostgreSQL and back, all data keeps its checksum", async () => {
    const [from, through, back] = [
      await sqlite.newDatabase(),
      await postgres.newDatabase(),
      await sqlite.newDatabase(),
    ];
    await fill(from);
    const first = await collect(exportDatabase(from));
    const summary = await importDatabase(through, each(first));
    expect(summary.get("documents")?.rows).toBe(1_203);
    const second = await collect(exportDatabase(through));
    await importDatabase(back, each(second));
    const third = await collect(exportDatabase(back));
    expect(endOf(second)).toEqual(endOf(first));
    expect(endOf(third)).toEqual(endOf(first));
    expect(third).toHaveLength(first.length);
  });

  test("the command moves the embedded database into PostgreSQL", async () => {
    const databaseOptions = await sqlite.newDatabaseOptions();
    const target = await postgres.newDatabaseOptions();
    const source = await sqlite.open(databaseOptions);
    await source.migrate();
    await fill(source);
    const environment = { DATA_DIR: databaseOptions.dataDirectory };
    const said: string[] = [];
    const move = () =>
      runDatabaseCommand(["move", "--to", target.databaseUrl ?? ""], environment, (text) => said.push(text));
    expect(await move()).toBe(1);
    expect(said.at(-1)).toContain("in use by another Atrium process");
    await source.close();
    expect(await move()).toBe(0);
    expect(said.join(" ")).toContain("1203 documents");
    expect(said.join(" ")).not.toContain(new URL(target.databaseUrl ?? "").password);
    expect(await move()).toBe(1);
    expect(said.at(-1)).toContain("already contains rows (table documents)");
  });
});

eachEngine("an import", ({ newDatabase, newDatabaseOptions, open }) => {
  test("refuses a database that contains rows", async () => {
    const [from, to] = [await newDatabase(), await newDatabase()];
    await writeSetting(to.db, "mine", "1");
    const lines = await collect(exportDatabase(from));
    await expect(importDatabase(to, each(lines))).rejects.toThrow(/already contains rows \(table settings\)/);
  });

  test("stores nothing from an export that is truncated, changed, from another program or of another version", async () => {
    const from = await newDatabase();
    await writeSetting(from.db, "a", "1");
    await writeSetting(from.db, "b", "2");
    const lines = await collect(exportDatabase(from));
    const to = await newDatabase();
    const attempt = (changed: string[]) => importDatabase(to, each(changed));
    await expect(attempt(lines.slice(0, -1))).rejects.toThrow(/cut off/);
    await expect(attempt(lines.map((line) => line.replace('"value":"2"', '"value":"3"')))).rejects.toThrow(
      /Table settings differs from the export/,
    );
    await expect(attempt(lines.filter((line) => !line.includes('"key":"b"')))).rejects.toThrow(
      /1 rows instead of 2/,
    );
    await expect(attempt(["hello"])).rejects.toThrow(/Line 1 of the file is not part/);
    await expect(attempt(lines.slice(1))).rejects.toThrow(/its first line is missing/);
    await expect(attempt(lines.map((line) => line.replace(/"0004-[a-z]+"/, '"0004-else"')))).rejects.toThrow(
      /another version/,
    );
    expect(await to.db.selectFrom("settings").select("key").execute()).toEqual([]);
    await attempt(lines);
    expect(await to.db.selectFrom("settings").select("key").execute()).toHaveLength(2);
  });

  test("needs an export from a database that is up to date", async () => {
    const old = await open(await newDatabaseOptions());
    await expect(collect(exportDatabase(old))).rejects.toThrow(/start Atrium once to bring it up to date/);
  });
});

describe("the database command", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "atrium-command-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function run(dataDirectory: string, ...words: string[]): Promise<{ code: number; said: string }> {
    const said: string[] = [];
    const environment = { DATA_DIR: join(folder, dataDirectory) };
    const code = await runDatabaseCommand(words, environment, (text) => said.push(text));
    return { code, said: said.join("\n") };
  }

  test("prints its usage without a command", async () => {
    for (const words of [[], ["export"], ["move", "somewhere"], ["dance"]]) {
      expect(await run("data", ...words)).toMatchObject({ code: 2, said: expect.stringContaining("Usage:") });
    }
  });

  test("exports, imports and reports the status, with messages and exit codes", async () => {
    const file = join(folder, "everything.ndjson");
    expect(await run("data", "status")).toMatchObject({
      code: 1,
      said: expect.stringContaining("no database"),
    });
    expect(await run("data", "import", file)).toEqual({ code: 1, said: `There is no file ${file}.` });

    const running = await openDatabase({ dataDirectory: join(folder, "data") });
    await running.migrate();
    await writeSetting(running.db, "a", "1");
    await enqueue(running.db, { kind: "greet", payload: null });
    expect(await run("data", "status")).toMatchObject({
      code: 0,
      said: expect.stringContaining("settings: 1 rows."),
    });
    expect(await run("data", "export", file)).toMatchObject({ code: 0 });
    await running.close();

    expect(statSync(file).mode & 0o077).toBe(0);
    expect(await run("data", "export", file)).toMatchObject({
      code: 1,
      said: expect.stringContaining("exists already"),
    });
    expect(await run("copy", "import", file)).toMatchObject({
      code: 0,
      said: expect.stringContaining("counts and checksums agree"),
    });
    expect((await run("copy", "status")).said).toContain("jobs that are waiting: 1.");

    writeFileSync(file, readFileSync(file, "utf8").split("\n").slice(0, -2).join("\n"));
    expect(await run("third", "import", file)).toMatchObject({
      code: 1,
      said: expect.stringContaining("cut off"),
    });
    expect(await run("data", "export", join(folder, "no", "where"))).toMatchObject({
      code: 1,
      said: expect.stringContaining("cannot be written (ENOENT)"),
    });
  });
});
