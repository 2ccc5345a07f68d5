// Run by scripts/faults.mjs: tests a database that hangs, is locked, full, read-only or damaged, on each engine.
import { spawnSync } from "node:child_process";
import { closeSync, copyFileSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { PROJECT_ROOT } from "../support/project-files.ts";
import { type KilledSite, openKilledSite } from "./killed-site.ts";
import { newPostgresDatabase } from "./new-postgres-database.ts";
import { findPostgresProcesses } from "./postgres-processes.ts";
import { makeSmallDisk } from "./small-disk.ts";
import { type FaultView, watchSite } from "./watch-site.ts";

const LIMITS = { LEADS_PER_ADDRESS: "1000000", LEADS_PER_PHONE: "1000000" };
const DISK_MB = 200;
let wrong = 0;

await onSqlite();
const server = process.env.TEST_DATABASE_URL;
if (server) await onPostgres(await newPostgresDatabase(server, "database_faults"));
else console.log("PostgreSQL: not tested, there is none on this machine.");
process.exitCode = wrong === 0 ? 0 : 1;

async function onSqlite(): Promise<void> {
  const disk = makeSmallDisk(DISK_MB);
  const folder = disk?.folder ?? mkdtempSync(join(tmpdir(), "atrium-faults-"));
  const DATA_DIR = join(folder, "data");
  const file = join(DATA_DIR, "atrium.sqlite");
  const site = await openKilledSite({ DATA_DIR, ...LIMITS });
  await site.isReady();
  for (const seconds of [3, 12]) {
    let other: DatabaseSync | undefined;
    await expose(`SQLite, another program writes for ${seconds} s`, site, countIn(file), {
      lastsMs: seconds * 1000,
      begin() {
        other = new DatabaseSync(file);
        other.exec("pragma busy_timeout = 10000; begin immediate");
      },
      end: () => other?.close(),
    });
  }
  if (disk)
    await expose("SQLite, the disk is full", site, countIn(file), {
      lastsMs: 10_000,
      begin() {
        // Without this checkpoint, the write-ahead log of SQLite has space for thousands of leads.
        const other = new DatabaseSync(file);
        other.exec("pragma busy_timeout = 10000; pragma wal_checkpoint(truncate)");
        other.close();
        disk.fill();
      },
      end: () => disk.makeRoom(),
    });
  else console.log("SQLite, the disk is full: not tested, only root can make a small disk.");
  await site.stop();
  tellOfTornPage(file);
  disk?.remove();
  rmSync(folder, { recursive: true, force: true });
}

async function onPostgres(url: string): Promise<void> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "atrium-faults-"));
  const site = await openKilledSite({ DATA_DIR, DATABASE_URL: url, ...LIMITS });
  await site.isReady();
  const processes = await findPostgresProcesses(url);
  await expose("PostgreSQL, its processes are stopped", site, countAt(url), {
    lastsMs: 25_000,
    begin: () => processes.stop(),
    end: () => processes.goOn(),
  });
  await expose("PostgreSQL, it is read-only", site, countAt(url), {
    lastsMs: 8_000,
    begin: () => setReadOnly(url, "on"),
    end: () => setReadOnly(url, "off"),
  });
  await site.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
}

async function setReadOnly(url: string, value: "on" | "off"): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`alter system set default_transaction_read_only = ${value}`);
  await client.query("select pg_reload_conf()");
  await client.end();
}

type Count = (submission: string) => Promise<string[]>;

async function expose(
  name: string,
  site: KilledSite,
  storedAs: Count,
  fault: Parameters<typeof watchSite>[1],
): Promise<void> {
  const view = await watchSite(site.url, fault);
  let [lost, twice] = [0, 0];
  for (const [submission, id] of view.acknowledged) {
    const ids = await storedAs(submission);
    if (!ids.includes(id)) lost += 1;
    if (ids.length > 1) twice += 1;
  }
  wrong += lost + twice;
  console.log(
    `${name}:\n${describe(view)}\n  leads acknowledged ${view.acknowledged.size}, lost ${lost}, twice ${twice}`,
  );
}

function describe(view: FaultView): string {
  const seconds = (ms: number | undefined) => (ms === undefined ? "never" : `${(ms / 1000).toFixed(2)} s`);
  return [
    `  health: 503 after ${seconds(view.healthFellAfter)} (${view.healthReason ?? "no reason"}), 200 again ${seconds(view.healthRoseAfter)} after its end, slowest answer ${seconds(view.slowestHealth)}`,
    `  slowest ready page ${seconds(view.slowestReadyPage)}`,
    `  reads: ${view.readStatuses.sort().join(", ")}, slowest ${seconds(view.slowestRead)}`,
    `  leads: ${view.leadStatuses.sort().join(", ")}, slowest ${seconds(view.slowestLead)}`,
  ].join("\n");
}

function countIn(file: string): Count {
  return async (submission) => {
    const sqlite = new DatabaseSync(file, { readOnly: true });
    try {
      const rows = sqlite.prepare("select id from leads where payload like ?").all(`%${submission}%`);
      return rows.map(({ id }) => String(id));
    } finally {
      sqlite.close();
    }
  };
}

function countAt(url: string): Count {
  return async (submission) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query("select id from leads where payload like $1", [`%${submission}%`]);
    await client.end();
    return rows.map(({ id }) => String(id));
  };
}

/**
 * On a copy of the file, reports the message at startup, the result of listing leads, and the number of leads that a
 * rescue saves.
 */
function tellOfTornPage(file: string): void {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "atrium-torn-"));
  const copy = join(DATA_DIR, "atrium.sqlite");
  copyFileSync(file, copy);
  const page = leafOf(copy, "leads");
  const handle = openSync(copy, "r+");
  writeSync(handle, Buffer.alloc(2048, 0xa5), 0, 2048, (page - 1) * 4096);
  closeSync(handle);
  const run = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: PROJECT_ROOT,
      encoding: "utf8",
      timeout: 20_000,
      env: { PATH: process.env.PATH, DATA_DIR, PORT: "0", LOG_LEVEL: "silent", WARM_UP: "0" },
    });
    const said = `${stdout}${stderr}`.trim().split("\n");
    const hasStack = said.some((line) => /^\s+at /.test(line));
    return `${status ?? "still running after 20 s"}${hasStack ? ", with a stack" : ""}: ${said.at(hasStack ? 0 : -1)}`;
  };
  console.log(`SQLite, a torn page of ${Math.round(statSync(copy).size / 1e6)} MB:`);
  console.log(`  start: ${run("src/server/main.ts")}`);
  console.log(`  leads list: ${run("src/server/commands/leads-command.ts", "list")}`);
  console.log(
    `  rescue: ${run("src/server/commands/database-command.ts", "rescue", join(DATA_DIR, "rescued"))}`,
  );
  rmSync(DATA_DIR, { recursive: true, force: true });
}

/** The last leaf page of a table: its inner pages refer to it as their right-most child. */
function leafOf(file: string, table: string): number {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  const page = sqlite
    .prepare("select max(pageno) as page from dbstat where name = ? and pagetype = 'leaf'")
    .get(table)?.page;
  sqlite.close();
  return Number(page);
}
