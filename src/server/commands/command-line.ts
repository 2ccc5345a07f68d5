import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import type { Database } from "../../platform/database/database.ts";
import { explainDatabaseError } from "../../platform/database/health/explain-database-error.ts";
import type { DatabaseOptions } from "../../platform/database/open-engine.ts";
import { StartupProblem } from "../../platform/startup-problem.ts";
import { type Config, loadConfig } from "../../services/config/config.ts";
import { openDatabase } from "../../services/open-database.ts";
import { checkContactKey } from "../../services/sealed-contacts/contact-key.ts";

export type Say = (sentence: string) => void;

/** 0 done, 1 failed with a reason, 2 not understood. */
export type ExitCode = 0 | 1 | 2;

/** Returns the command to run with the settings, or undefined if the arguments are not a command. */
export type ReadCommand = (words: readonly string[]) => ((config: Config) => Promise<void>) | undefined;

export async function runCommand(
  words: readonly string[],
  environment: Record<string, string | undefined>,
  { readCommand, usage, say }: { readCommand: ReadCommand; usage: string; say: Say },
): Promise<ExitCode> {
  try {
    const config = loadConfig(environment);
    const run = readCommand(words);
    if (!run) {
      say(usage);
      return 2;
    }
    await run(config);
    return 0;
  } catch (error) {
    if (!(error instanceof StartupProblem)) throw error;
    say(error.message);
    return 1;
  }
}

export async function withDatabase(
  { databaseUrl, dataDirectory, contactKeys, readOnly, beside }: DatabaseOptions,
  use: (database: Database) => Promise<void>,
): Promise<void> {
  const options = { databaseUrl, dataDirectory, contactKeys, readOnly, beside };
  const database = await openDatabase({ ...options, patient: true });
  try {
    await use(database);
  } catch (error) {
    throw explainDatabaseError(error, database);
  } finally {
    await database.close();
  }
}

/** For a command that reads or writes data of customers: it stops without the key of their contacts. */
export function withCustomers(
  options: DatabaseOptions,
  use: (database: Database) => Promise<void>,
): Promise<void> {
  return withDatabase(options, async (database) => {
    // A database that is not up to date may have no settings yet; the command refuses it.
    if ((await database.pendingMigrations()).length === 0) await checkContactKey(database);
    await use(database);
  });
}

/** Options with their values, and the other arguments; undefined if the command does not have one of the options. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
