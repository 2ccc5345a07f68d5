import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeSetting } from "../../src/platform/database/settings.ts";
import { openDatabase } from "../../src/services/open-database.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "atrium-rights-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const rightsOf = (...path: string[]) => (statSync(join(...path)).mode & 0o777).toString(8);
const FILES = ["atrium.sqlite", "atrium.sqlite-wal", "atrium.sqlite-shm", "atrium.lock"];

async function openAndWrite(dataDirectory: string) {
  const database = await openDatabase({ dataDirectory });
  await database.migrate();
  await writeSetting(database.db, "greeting", "hello");
  const rights = FILES.map((file) => rightsOf(dataDirectory, file));
  const { remarks } = database;
  await database.close();
  return { rights, remarks };
}

describe.skipIf(process.platform === "win32")("the data folder", () => {
  test("is created with access for its owner only, and so are its files", async () => {
    const dataDirectory = join(folder, "data");
    expect(await openAndWrite(dataDirectory)).toEqual({ rights: ["600", "600", "600", "600"], remarks: [] });
    expect(rightsOf(dataDirectory)).toBe("700");
  });

  test("is closed to other users if it was open", async () => {
    const dataDirectory = join(folder, "data");
    await openAndWrite(dataDirectory);
    chmodSync(dataDirectory, 0o755);
    for (const file of ["atrium.sqlite", "atrium.lock"]) chmodSync(join(dataDirectory, file), 0o644);
    expect(await openAndWrite(dataDirectory)).toEqual({ rights: ["600", "600", "600", "600"], remarks: [] });
    expect(rightsOf(dataDirectory)).toBe("700");
  });

  test("that other users share stays open to them, except for our files", async () => {
    const shared = join(folder, "shared");
    mkdirSync(shared);
    writeFileSync(join(shared, "somebody-elses.txt"), "");
    chmodSync(shared, 0o777);
    expect((await openAndWrite(shared)).rights).toEqual(["600", "600", "600", "600"]);
    expect(rightsOf(shared)).toBe("777");
  });
});
