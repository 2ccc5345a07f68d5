import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { readSetting, writeSetting } from "../../src/platform/database/settings.ts";
import { StartupProblem } from "../../src/platform/startup-problem.ts";
import { openDatabase } from "../../src/services/open-database.ts";
import { eachEngine } from "./each-engine.ts";

eachEngine("opening a database", ({ newDatabaseOptions, newDatabase, open }) => {
  test("rows are available after closing, even twice, and reopening", async () => {
    const databaseOptions = await newDatabaseOptions();
    const first = await openDatabase(databaseOptions);
    await first.migrate();
    await writeSetting(first.db, "greeting", "مرحبا");
    await first.close();
    await first.close();
    const second = await open(databaseOptions);
    expect(await readSetting(second.db, "greeting")).toBe("مرحبا");
  });

  test("a database can be opened for reading beside a writer", async () => {
    const databaseOptions = await newDatabaseOptions();
    const writer = await open(databaseOptions);
    await writer.migrate();
    await writeSetting(writer.db, "a", "1");
    const reader = await open({ ...databaseOptions, readOnly: true });
    expect(await readSetting(reader.db, "a")).toBe("1");
  });

  test("counts are returned as numbers", async () => {
    const { db } = await newDatabase();
    await writeSetting(db, "a", "1");
    const counted = await db
      .selectFrom("settings")
      .select(({ fn }) => fn.countAll().as("rows"))
      .execute();
    expect(counted).toEqual([{ rows: 1 }]);
  });

  test("a failed transaction changes nothing", async () => {
    const { db } = await newDatabase();
    const failing = db.transaction().execute(async (transaction) => {
      await writeSetting(transaction, "a", "1");
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await readSetting(db, "a")).toBeUndefined();
  });

  test("concurrent transactions do not mix", async () => {
    const { db } = await newDatabase();
    await writeSetting(db, "counter", "0");
    const addOne = () =>
      db.transaction().execute(async (transaction) => {
        await transaction.updateTable("settings").set({ updated_at: "now" }).execute();
        const value = Number(await readSetting(transaction, "counter"));
        await writeSetting(transaction, "counter", String(value + 1));
      });
    await Promise.all(Array.from({ length: 8 }, addOne));
    expect(await readSetting(db, "counter")).toBe("8");
  });
});

eachEngine("sorting in the database", ({ newDatabase }) => {
  test("texts are sorted by code point", async () => {
    const { db } = await newDatabase();
    const keys = ["b", "A", "a", "Z", "é", "ب", "-", "a-b", "ab", "𝒜"];
    for (const key of keys) await writeSetting(db, key, "");
    const rows = await db.selectFrom("settings").select("key").orderBy("key").execute();
    const byBytes = keys.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(rows.map((row) => row.key)).toEqual(byBytes);
  });
});

eachEngine("the embedded data folder", ({ engine, newDatabaseOptions, open }) => {
  describe.runIf(engine === "sqlite")("is locked by one process", () => {
    test("a second process is refused with a message that says what to do", async () => {
      const { dataDirectory } = await newDatabaseOptions();
      const holder = startWriter(dataDirectory);
      try {
        await once(holder.stdout, "data");
        const refused = await outcomeOf(startWriter(dataDirectory));
        expect(refused.code).not.toBe(0);
        expect(refused.errors).toContain(
          `StartupProblem: The data folder ${dataDirectory} is in use by another Atrium process; stop that one, or set DATA_DIR to another folder.`,
        );
        await expect(openDatabase({ dataDirectory })).rejects.toThrow(StartupProblem);
      } finally {
        await kill(holder);
      }
    });

    test("the same process cannot open it twice", async () => {
      const databaseOptions = await newDatabaseOptions();
      await open(databaseOptions);
      await expect(openDatabase(databaseOptions)).rejects.toThrow(/in use by another/);
    });

    test("a writer killed at any moment loses no acknowledged row and leaves no lock", async () => {
      const { dataDirectory } = await newDatabaseOptions();
      for (const rows of [1, 40, 150]) {
        const writer = startWriter(dataDirectory);
        const acknowledged = await killAfter(writer, rows);
        const database = await openDatabase({ dataDirectory });
        const kept = await database.db.selectFrom("settings").select("key").execute();
        const keys = new Set(kept.map((row) => row.key));
        expect(acknowledged.filter((key) => !keys.has(key))).toEqual([]);
        expect(acknowledged.length).toBeGreaterThanOrEqual(rows);
        await database.close();
      }
    }, 60_000);

    test("a folder that cannot be created is named", async () => {
      const { dataDirectory } = await newDatabaseOptions();
      writeFileSync(join(dataDirectory, "file"), "");
      const inside = join(dataDirectory, "file", "folder");
      await expect(openDatabase({ dataDirectory: inside })).rejects.toThrow(
        /cannot be created; set DATA_DIR/,
      );
    });

    test("a file that is not a database is named, and the folder is unlocked again", async () => {
      const { dataDirectory } = await newDatabaseOptions();
      mkdirSync(dataDirectory, { recursive: true });
      writeFileSync(join(dataDirectory, "atrium.sqlite"), "this is no database ".repeat(400));
      const opening = () => openDatabase({ dataDirectory });
      await expect(opening()).rejects.toThrow(/atrium.sqlite is damaged \(file is not a database\)/);
      await expect(opening()).rejects.toThrow(/atrium.sqlite is damaged \(file is not a database\)/);
    });

    test("reading without a database says so and creates none", async () => {
      const databaseOptions = await newDatabaseOptions();
      await expect(openDatabase({ ...databaseOptions, readOnly: true })).rejects.toThrow(
        /There is no database/,
      );
    });
  });
});

describe("a wrong DATABASE_URL", () => {
  const opening = (databaseUrl: string) => openDatabase({ databaseUrl, dataDirectory: "unused" });

  test("that is not a PostgreSQL address", async () => {
    for (const url of ["nonsense", "mysql://localhost/atrium", "postgres://localhost"]) {
      await expect((async () => opening(url))()).rejects.toThrow(
        /DATABASE_URL is not a PostgreSQL address; write it as/,
      );
    }
  });

  test("without a server at the address, does not reveal the password", async () => {
    const problem = await opening("postgres://me:secret@127.0.0.1:1/atrium").catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(StartupProblem);
    expect(String(problem)).toContain(
      'PostgreSQL at 127.0.0.1:1, database "atrium" cannot be used: nothing listens there',
    );
    expect(String(problem)).not.toContain("secret");
  });

  const serverUrl = process.env.TEST_DATABASE_URL;
  describe.skipIf(!serverUrl)("on a running server", () => {
    const changed = (change: (url: URL) => void) => {
      const url = new URL(serverUrl ?? "");
      change(url);
      return url.href;
    };

    test("with a wrong password", async () => {
      const url = changed((address) => {
        address.password = "wrong";
      });
      await expect(opening(url)).rejects.toThrow(
        /the user name or password is wrong; correct DATABASE_URL\.$/,
      );
    });

    test("with a database that does not exist", async () => {
      const url = changed((address) => {
        address.pathname = "/nowhere";
      });
      await expect(opening(url)).rejects.toThrow(/the database does not exist; create it/);
    });
  });
});

type Writer = ChildProcessByStdio<null, Readable, Readable>;

function startWriter(dataDirectory: string): Writer {
  const script = join(import.meta.dirname, "write-rows-child.ts");
  return spawn(process.execPath, [script, dataDirectory], { stdio: ["ignore", "pipe", "pipe"] });
}

async function kill(child: Writer): Promise<void> {
  const ended = once(child, "close");
  child.kill("SIGKILL");
  await ended;
}

/** The complete lines that the writer printed before it was killed; a write that was not printed may be lost. */
async function killAfter(child: Writer, rows: number): Promise<string[]> {
  let printed = "";
  const ended = once(child, "close");
  child.stdout.on("data", (text) => {
    printed += text;
    if (printed.split("\n").length > rows) child.kill("SIGKILL");
  });
  await ended;
  return printed.split("\n").slice(0, -1);
}

async function outcomeOf(child: Writer): Promise<{ code: number | null; errors: string }> {
  let errors = "";
  child.stderr.on("data", (text) => {
    errors += text;
  });
  const [code] = await once(child, "close");
  return { code, errors };
}
