import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { raiseTicket } from "../../src/contracts/calls/leads/raise-ticket.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { newBackupKey } from "../../src/platform/database/moving/backup-file.ts";
import { exportDatabase } from "../../src/platform/database/moving/export-database.ts";
import type { DatabaseOptions } from "../../src/platform/database/open-engine.ts";
import { startJobWorker } from "../../src/platform/jobs/start-job-worker.ts";
import { runDatabaseCommand } from "../../src/server/commands/database-command.ts";
import type { EmbeddedBackends } from "../../src/services/embedded-backends.ts";
import { newBackends } from "../services/fixture-backends.ts";
import { leaveLead, linkTo, SECRET } from "../services/lead-of.ts";
import { onCleanUp } from "../support/clean-up.ts";
import { PATIENT } from "../support/patient.ts";
import { eachEngine } from "./each-engine.ts";

const HOUR_MS = 60 * 60_000;
const keys = await Promise.all([newBackupKey(), newBackupKey()]);
const [ours, other] = keys.map(({ secret, recipient }) => ({ secret, recipient }));

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "atrium-backups-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const backups = () => readdirSync(folder).map((name) => join(folder, name));

async function runCommand(
  { dataDirectory, databaseUrl }: DatabaseOptions,
  settings: Record<string, string | undefined>,
  ...words: string[]
): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const environment = { DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl, BACKUP_DIR: folder, ...settings };
  const code = await runDatabaseCommand(words, environment, (sentence) => said.push(sentence));
  return { code, said: said.join("\n") };
}

/** The number and the checksum of the rows of each table, without those that a backup itself changes. */
async function dataOf(database: Database): Promise<unknown> {
  let last = "";
  for await (const line of exportDatabase(database)) last = line;
  const { end } = JSON.parse(last);
  return { ...end, jobs: undefined, settings: undefined };
}

function runJobs({ jobHandlers }: EmbeddedBackends, database: Database): void {
  const worker = startJobWorker({ database, handlers: jobHandlers, pollEvery: 10 });
  onCleanUp(() => worker.stop());
}

eachEngine("backups", ({ newMigratedOptions, newDatabaseOptions, open }) => {
  async function siteWithData(settings: Parameters<typeof newBackends>[0] = {}) {
    const options = await newMigratedOptions();
    const database = await open(options);
    const backends = await newBackends({ ...settings, ...options, database, secretKey: SECRET });
    const q = linkTo(await leaveLead(backends, { email: "asha@example.com" }));
    const call = createCaller({ addresses: {}, embedded: (request) => backends.app.fetch(request) });
    // U+2028 ends a line for some readers of text, but not in an export.
    const description = "The left shutter rubs.\u2028غرفة";
    await call(raiseTicket, { ticketData: { q, ticketType: "other issue", description } });
    return { options, database, backends };
  }

  test("the data of customers is the same after a restore from an encrypted backup into an empty system", async () => {
    const { options, database } = await siteWithData();
    const made = await runCommand(options, { BACKUP_KEY: ours?.recipient }, "backup");
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining("encrypted") });
    const [file = ""] = backups();
    expect(file).toMatch(/atrium-\d{4}-\d\d-\d\dT[\d-]+Z\.ndjson\.gz\.age$/);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readFileSync(file, "latin1")).not.toContain("asha");
    expect((await runCommand(options, {}, "status")).said).toContain("The last backup is atrium-");

    const empty = await newDatabaseOptions();
    const restored = await runCommand(empty, { BACKUP_KEY: ours?.secret }, "restore", file);
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining("checksums agree") });
    expect(await dataOf(await open(empty))).toEqual(await dataOf(database));
  });

  test("a file that is damaged, cut off or encrypted for another key restores nothing, and one sentence says why", async () => {
    const { options } = await siteWithData();
    await runCommand(options, { BACKUP_KEY: ours?.recipient }, "backup");
    const [file = ""] = backups();
    const bytes = readFileSync(file);
    const broken = {
      damaged: Buffer.from(bytes),
      short: bytes.subarray(0, -40),
      text: Buffer.from("hello\n"),
    };
    broken.damaged[bytes.length - 200] = (bytes.at(-200) ?? 0) ^ 1;
    for (const [name, content] of Object.entries(broken)) writeFileSync(join(folder, name), content);

    const empty = await newDatabaseOptions();
    const restore = (name: string, key?: string) =>
      runCommand(empty, { BACKUP_KEY: key }, "restore", join(folder, name));
    const [name = ""] = file.split("/").slice(-1);
    const secret = ours?.secret;
    for (const [given, key, said] of [
      [name, undefined, /is encrypted; set BACKUP_KEY to the secret key/],
      [name, ours?.recipient, /is encrypted; set BACKUP_KEY to the secret key/],
      [name, other?.secret, /was encrypted for another key than BACKUP_KEY\.$/],
      ["damaged", secret, /is damaged or cut off .*nothing was imported/],
      ["short", secret, /is damaged or cut off .*nothing was imported/],
      ["text", secret, /not part of an Atrium export/],
      ["none", secret, /There is no file/],
    ] as const) {
      const result = await restore(given, key);
      expect(result).toEqual({ code: 1, said: expect.stringMatching(said) });
      expect(result.said).not.toContain("\n");
    }
    expect(await restore(name, ours?.secret)).toMatchObject({ code: 0 });
  });

  test("of several processes one makes the backup of a period, and old backups are removed", async () => {
    for (const hour of ["01", "02", "03"])
      writeFileSync(join(folder, `atrium-2020-01-01T${hour}-00-00-000Z.ndjson.gz`), "");
    writeFileSync(join(folder, "notes.txt"), "");
    const backup = { directory: folder, everyMs: HOUR_MS, keep: 2 };
    const info = vi.fn();
    const log = { info, warn: () => {}, error: () => {} };
    const { options, database, backends } = await siteWithData({ backup, log });
    const second = await newBackends({ ...options, database, secretKey: SECRET, backup, log });
    for (const process of [backends, second]) runJobs(process, database);
    await vi.waitFor(async () => {
      expect(info).toHaveBeenCalledWith(expect.objectContaining({ removed: 2 }), "A backup is made.");
      const jobs = database.db.selectFrom("jobs").select("state").where("kind", "=", "make-backup");
      expect((await jobs.orderBy("run_at").execute()).map(({ state }) => state)).toEqual(["done", "waiting"]);
    }, PATIENT);
    expect(info).toHaveBeenCalledTimes(1);
    const names = readdirSync(folder);
    expect(names).toHaveLength(3);
    expect(names).toEqual(expect.arrayContaining(["atrium-2020-01-01T03-00-00-000Z.ndjson.gz", "notes.txt"]));
  });
});

test("a key with a typing mistake stops the start", async () => {
  const backup = { directory: folder, everyMs: HOUR_MS, keep: 2 };
  const backupKey = ours?.recipient.replace(/.$/, (letter) => (letter === "q" ? "p" : "q"));
  await expect(newBackends({ backup, backupKey })).rejects.toThrow(/^BACKUP_KEY contains a mistake/);
});
