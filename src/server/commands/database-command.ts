import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { exportDatabase } from "../../platform/database/moving/export-database.ts";
import { type ImportSummary, importDatabase } from "../../platform/database/moving/import-database.ts";
import { rescueDatabase } from "../../platform/database/moving/rescue-database.ts";
import { carriedTables, countRows } from "../../platform/database/moving/table-rows.ts";
import type { DatabaseOptions } from "../../platform/database/open-engine.ts";
import { StartupProblem } from "../../platform/startup-problem.ts";
import { type ExitCode, type ReadCommand, runCommand, type Say, withDatabase } from "./command-line.ts";

const USAGE = `Usage: npm run database -- <command>
  status                   show where the rows are stored, and their number
  export FILE              write everything to FILE, also while the server runs
  rescue FILE              write the data that visitors sent to FILE, as far as a damaged database can still be read
  import FILE              fill an empty database from FILE
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
    return command === "import" && first ? (config) => importFrom(first, config, say) : undefined;
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
    say("All migrations have run.");
    for (const { name } of await carriedTables(database))
      say(`${name}: ${await countRows(database.db, name)} rows.`);
    const states = await database.db
      .selectFrom("jobs")
      .select(({ fn }) => ["state", fn.countAll<number>().as("jobs")])
      .groupBy("state")
      .orderBy("state")
      .execute();
    for (const { state, jobs } of states) say(`jobs that are ${state}: ${jobs}.`);
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
  const part = `${file}.part`;
  try {
    // Only this user may read the file, because the rows may contain personal data.
    await pipeline(Readable.from(lines), createWriteStream(part, { mode: 0o600 }));
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw explainFileError(error, file);
  }
}

async function importFrom(file: string, options: DatabaseOptions, say: Say): Promise<void> {
  if (!existsSync(file)) throw new StartupProblem(`There is no file ${file}.`);
  await withDatabase(options, async (database) => {
    const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
    const summary = await importDatabase(database, lines);
    say(`${describe(summary)} are now in ${database.location}; counts and checksums agree.`);
  });
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

function explainFileError(error: unknown, file: string): unknown {
  if (!(error instanceof Error && "code" in error && "syscall" in error)) return error;
  return new StartupProblem(
    `${file} cannot be written (${error.code}); name a file in a folder you may write to.`,
  );
}

if (import.meta.main) {
  process.exitCode = await runDatabaseCommand(process.argv.slice(2), process.env, (sentence) =>
    console.log(sentence),
  );
}
