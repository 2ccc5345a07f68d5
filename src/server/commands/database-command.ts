import { existsSync } from "node:fs";
import { newBackupKey, readBackup, writeBackup } from "../../platform/database/moving/backup-file.ts";
import { exportDatabase } from "../../platform/database/moving/export-database.ts";
import { type ImportSummary, importDatabase } from "../../platform/database/moving/import-database.ts";
import { rescueDatabase } from "../../platform/database/moving/rescue-database.ts";
import { carriedTables, countRows } from "../../platform/database/moving/table-rows.ts";
import type { DatabaseOptions } from "../../platform/database/open-engine.ts";
import { StartupProblem } from "../../platform/startup-problem.ts";
import { lastBackup, makeBackup, noteBackup } from "../../services/backups/make-backup.ts";
import type { Config } from "../../services/config/config.ts";
import { sealAll } from "../../services/sealed-contacts/seal-all.ts";
import {
  type ExitCode,
  type ReadCommand,
  runCommand,
  type Say,
  withCustomers,
  withDatabase,
} from "./command-line.ts";

const USAGE = `Usage: npm run database -- <command>
  status                   show where the rows are stored, and their number
  export FILE              write everything to FILE, also while the server runs
  rescue FILE              write the data that visitors sent to FILE, as far as a damaged database can still be read
  import FILE              the same as restore
  backup                   write a backup into BACKUP_DIR, encrypted for BACKUP_KEY, and remove old ones
  restore FILE             fill an empty database from a backup or an export
  backup-key               print a new pair of keys for BACKUP_KEY
  seal                     encrypt contacts with CONTACT_KEY, or decrypt them without it, also while the server runs
  move --to DATABASE_URL   copy everything into an empty PostgreSQL database (stop the server first)
DATABASE_URL or DATA_DIR names the database.`;

export function runDatabaseCommand(
  words: readonly string[],
  environment: Record<string, string | undefined>,
  say: Say,
): Promise<ExitCode> {
  const readCommand: ReadCommand = ([command, first, second, ...more]) => {
    if (more.length > 0) return undefined;
    if (command === "move" && first === "--to" && second) return (config) => moveTo(second, config, say);
    if (second !== undefined) return undefined;
    if (command === "status" && !first) return (config) => showStatus(config, say);
    if (command === "export" && first) return (config) => exportTo(first, config, say);
    if (command === "rescue" && first) return (config) => rescueTo(first, config, say);
    if (command === "backup" && !first) return (config) => backUp(config, say);
    if (command === "seal" && !first) return (config) => sealContacts(config, say);
    if (command === "backup-key" && !first) return () => printBackupKey(say);
    const restores = command === "restore" || command === "import";
    return restores && first ? (config) => restoreFrom(first, config, say) : undefined;
  };
  return runCommand(words, environment, { readCommand, usage: USAGE, say });
}

async function showStatus(options: DatabaseOptions, say: Say): Promise<void> {
  await withDatabase({ ...options, readOnly: true }, async (database) => {
    say(`The database is ${database.location} (${database.engine}).`);
    const pending = await database.pendingMigrations();
    if (pending.length > 0) {
      say(`${pending.length} migrations have not run yet; "npm start" runs them: ${pending.join(", ")}.`);
      return;
    }
    const newer = await database.newerMigrations();
    say(
      newer.length > 0
        ? `The database is newer than this release: ${newer.join(", ")}.`
        : "All migrations have run.",
    );
    for (const { name } of await carriedTables(database))
      say(`${name}: ${await countRows(database.db, name)} rows.`);
    const states = await database.db
      .selectFrom("jobs")
      .select(({ fn }) => ["state", fn.countAll<number>().as("jobs")])
      .groupBy("state")
      .orderBy("state")
      .execute();
    for (const { state, jobs } of states) say(`jobs that are ${state}: ${jobs}.`);
    const last = await lastBackup(database.db);
    say(last ? `The last backup is ${last.file}, of ${last.at}.` : "No backup has been made.");
  });
}

async function exportTo(file: string, options: DatabaseOptions, say: Say): Promise<void> {
  await withDatabase({ ...options, readOnly: true }, async (database) => {
    await writeLines(file, exportDatabase(database));
    say(`Everything in ${database.location} is now in ${file}.`);
  });
}

async function rescueTo(file: string, options: DatabaseOptions, say: Say): Promise<void> {
  await withDatabase({ ...options, readOnly: true }, async (database) => {
    await writeLines(file, rescueDatabase(database, say));
    say(
      `The rescued data is in ${file}. Move ${database.location} away, run "npm run database -- import ${file}", and start the site: it loads the content from its files.`,
    );
  });
}

async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  if (existsSync(file)) throw new StartupProblem(`${file} exists already; name another file.`);
  await writeBackup(file, lines, { compress: false });
}

async function backUp(config: Config, say: Say): Promise<void> {
  const { backup, backupKey: key } = config;
  if (!backup) throw new StartupProblem("BACKUP_DIR is not set; it names the folder of the backups.");
  await withDatabase({ ...config, readOnly: true }, async (database) => {
    const made = await makeBackup(database, { ...backup, key });
    await withDatabase({ ...config, beside: true }, ({ db }) => noteBackup(db, made));
    const how = key ? "encrypted" : "not encrypted, because BACKUP_KEY is not set";
    const removed = made.removed > 0 ? ` ${made.removed} old backups are removed.` : "";
    say(`The backup is ${made.file} (${made.bytes} bytes, ${how}).${removed}`);
  });
}

async function sealContacts(config: Config, say: Say): Promise<void> {
  await withCustomers({ ...config, beside: true }, async (database) => {
    const { changed, kept } = await sealAll(database);
    for (const { table, rows } of changed) say(`${table}: ${rows} rows.`);
    if (kept > 0)
      throw new StartupProblem(
        `${kept} rows could not be changed, because an equal one exists; remove one of each pair and run the command again.`,
      );
    const is = config.contactKeys.current ? "encrypted with CONTACT_KEY" : "stored without encryption";
    say(`All contacts are ${is}. CONTACT_KEY_FORMER is not needed any more.`);
  });
}

async function restoreFrom(file: string, config: Config, say: Say): Promise<void> {
  const lines = await readBackup(file, config.backupKey);
  await withDatabase(config, async (database) => {
    const summary = await importDatabase(database, lines);
    say(`${describe(summary)} are now in ${database.location}; counts and checksums agree.`);
  });
}

async function printBackupKey(say: Say): Promise<void> {
  const { secret, recipient } = await newBackupKey();
  say(`Encrypts and restores; keep it in a safe place outside of this machine: ${secret}`);
  say(`Only encrypts; enough for the site: BACKUP_KEY=${recipient}`);
}

async function moveTo(databaseUrl: string, options: DatabaseOptions, say: Say): Promise<void> {
  // Opened for writing, which locks out a running server: no row can be written after the copy.
  await withDatabase(options, (source) =>
    withDatabase({ ...options, databaseUrl }, async (target) => {
      const summary = await importDatabase(target, exportDatabase(source));
      say(
        `${describe(summary)} were copied from ${source.location} to ${target.location}; counts and checksums agree.`,
      );
      say("Set DATABASE_URL to that address and start again. The old database is unchanged.");
    }),
  );
}

function describe(summary: ImportSummary): string {
  return [...summary].map(([table, { rows }]) => `${rows} ${table}`).join(", ");
}

if (import.meta.main) {
  process.exitCode = await runDatabaseCommand(process.argv.slice(2), process.env, (sentence) =>
    console.log(sentence),
  );
}
