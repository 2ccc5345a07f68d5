import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { DATABASE_FAILURES } from "../../src/platform/database/health/database-failure.ts";
import { watchStorage } from "../../src/platform/database/health/watch-storage.ts";
import { StartupProblem } from "../../src/platform/startup-problem.ts";
import { runContentCommand } from "../../src/server/commands/content-command.ts";
import { runDatabaseCommand } from "../../src/server/commands/database-command.ts";
import { runLeadsCommand } from "../../src/server/commands/leads-command.ts";
import { openDatabase } from "../../src/services/open-database.ts";
import { makeLittleContent } from "../faults/small-content.ts";
import { newLeads, sendLead, storedLeads } from "../services/lead-fixtures.ts";
import { newDocument } from "./new-document.ts";

const LEADS = 120;
const LITTLE_CONTENT = makeLittleContent(mkdtempSync(join(tmpdir(), "atrium-damage-")));
afterAll(() => rmSync(join(LITTLE_CONTENT, ".."), { recursive: true, force: true }));
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "atrium-damage-"));
  folders.push(folder);
  return folder;
}

const fileIn = (dataDirectory: string) => join(dataDirectory, "atrium.sqlite");

/** A closed database with leads, and documents large enough to need separate pages. */
async function newFile(): Promise<string> {
  const dataDirectory = newFolder();
  const database = await openDatabase({ dataDirectory });
  await database.migrate();
  const leads = newLeads(database);
  for (let number = 0; number < LEADS; number += 1)
    await sendLead(leads, { name: `Visitor ${number}`, submission_id: `lead-${number}` });
  const documents = Array.from({ length: 60 }, (_, index) =>
    newDocument({ id: `document-${index}`, body: JSON.stringify({ text: "x".repeat(900) }) }),
  );
  await database.db.insertInto("documents").values(documents).execute();
  await database.close();
  return dataDirectory;
}

/** The page numbers of a table, with the root first. */
function pagesOf(dataDirectory: string, table: string): number[] {
  const sqlite = new DatabaseSync(fileIn(dataDirectory), { readOnly: true });
  const pages = sqlite.prepare("select pageno from dbstat where name = ? order by path").all(table);
  sqlite.close();
  return pages.map(({ pageno }) => Number(pageno));
}

/** Damages a page as a power cut during a write does: its first half has other content. */
function tear(dataDirectory: string, page: number): void {
  const file = fileIn(dataDirectory);
  const size = readFileSync(file).readUInt16BE(16);
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(size / 2, 0xa5), 0, size / 2, (page - 1) * size);
  closeSync(handle);
}

async function run(command: typeof runLeadsCommand, dataDirectory: string, ...words: string[]) {
  const said: string[] = [];
  const environment = { DATA_DIR: dataDirectory, CONTENT_DIR: LITTLE_CONTENT };
  const code = await command(words, environment, (sentence) => said.push(sentence));
  return { code, said: said.join("\n") };
}

/** Makes the file larger than one read, so that a thread checks it. */
function enlarge(dataDirectory: string): void {
  const sqlite = new DatabaseSync(fileIn(dataDirectory));
  sqlite.exec("create table ballast as select zeroblob(40 * 1024 * 1024) as bytes");
  sqlite.close();
}

test("a large file is opened when it is intact, and refused when a page is torn", async () => {
  const dataDirectory = await newFile();
  enlarge(dataDirectory);
  await (await openDatabase({ dataDirectory })).close();
  tear(dataDirectory, pagesOf(dataDirectory, "documents").at(-1) ?? 0);
  await expect(openDatabase({ dataDirectory })).rejects.toThrow(/is damaged \(the table documents\)/);
});

test("a torn page stops the start with a message that names the table and says what to do", async () => {
  const dataDirectory = await newFile();
  tear(dataDirectory, pagesOf(dataDirectory, "documents").at(-1) ?? 0);
  const problem = await openDatabase({ dataDirectory }).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(StartupProblem);
  expect(String(problem)).toMatch(/atrium\.sqlite is damaged \(the table documents\)/);
  expect(String(problem)).toMatch(/import BACKUP.*rescue FILE/);
  // The folder is unlocked again, and the leads can still be read.
  const { code, said } = await run(runLeadsCommand, dataDirectory, "list");
  expect(code).toBe(0);
  expect(said).toContain(`${LEADS} leads.`);
});

test("every command reports damage with an explanation", async () => {
  const dataDirectory = await newFile();
  for (const table of ["leads", "documents"]) tear(dataDirectory, pagesOf(dataDirectory, table)[0] ?? 0);
  const told = { code: 1, said: expect.stringMatching(/atrium\.sqlite is damaged \(.*rescue FILE/) };
  const folder = newFolder();
  expect(await run(runLeadsCommand, dataDirectory, "list")).toEqual(told);
  expect(await run(runLeadsCommand, dataDirectory, "export", "--csv")).toEqual(told);
  expect(await run(runLeadsCommand, dataDirectory, "replay", "--kept")).toEqual(told);
  expect(await run(runDatabaseCommand, dataDirectory, "export", join(folder, "all"))).toEqual(told);
  expect(await run(runContentCommand, dataDirectory, "diff")).toEqual(told);
  expect(await run(runContentCommand, dataDirectory, "import")).toEqual(told);
});

test("rescue saves every lead when only documents are damaged, and an import restores the documents", async () => {
  const dataDirectory = await newFile();
  for (const page of pagesOf(dataDirectory, "documents")) tear(dataDirectory, page);
  const file = join(newFolder(), "rescued");
  expect(await run(runDatabaseCommand, dataDirectory, "rescue", file)).toEqual({
    code: 0,
    said: expect.stringMatching(new RegExp(`^leads: ${LEADS} rows\\.`)),
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const fresh = newFolder();
  expect(await run(runDatabaseCommand, fresh, "import", file)).toMatchObject({ code: 0 });
  const database = await openDatabase({ dataDirectory: fresh });
  expect(await storedLeads(database)).toHaveLength(LEADS);
  await database.close();
});

test("rescue skips a torn page of the leads", async () => {
  const dataDirectory = await newFile();
  const leaves = pagesOf(dataDirectory, "leads").slice(1);
  expect(leaves.length).toBeGreaterThan(4);
  tear(dataDirectory, leaves[2] ?? 0);
  const file = join(newFolder(), "rescued");
  const { code, said } = await run(runDatabaseCommand, dataDirectory, "rescue", file);
  expect(code).toBe(0);
  const rescued = Number(/^leads: (\d+) rows could be read; some may be missing/.exec(said)?.[1]);
  expect(rescued).toBeLessThan(LEADS);
  // All leads except those of one page.
  expect(rescued).toBeGreaterThanOrEqual(LEADS - Math.ceil((2 * LEADS) / leaves.length));
});

test("damage found while the site runs is reported by the health check, and logged once", async () => {
  const dataDirectory = await newFile();
  const pages = pagesOf(dataDirectory, "documents");
  const database = await openDatabase({ dataDirectory });
  const log = { info: vi.fn(), error: vi.fn() };
  const storage = watchStorage(database, log);
  expect(await storage.problem()).toBeUndefined();
  for (const page of pages) tear(dataDirectory, page);
  const readAll = () => database.read({ sql: "select body from documents", parameters: [] });
  for (let time = 0; time < 3; time += 1) await expect(readAll()).rejects.toThrow(/malformed/);
  expect(await storage.problem()).toBe(DATABASE_FAILURES.damaged);
  expect(log.error).toHaveBeenCalledOnce();
  expect(log.error.mock.calls[0]?.[1]).toMatch(/damaged.*rescue/);
  storage.stop();
  await database.close();
});

test("a damaged lock file is reported as such", async () => {
  const dataDirectory = await newFile();
  writeFileSync(join(dataDirectory, "atrium.lock"), "this is no lock of ours ".repeat(100));
  await expect(openDatabase({ dataDirectory })).rejects.toThrow(
    /atrium\.lock is not the lock that Atrium wrote.*delete it/,
  );
  rmSync(join(dataDirectory, "atrium.lock"));
  await (await openDatabase({ dataDirectory })).close();
});
