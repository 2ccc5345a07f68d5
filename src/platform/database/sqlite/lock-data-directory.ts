import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupProblem } from "../../startup-problem.ts";
import { type DatabaseFailure, databaseFailureOf } from "../health/database-failure.ts";

/** Another process holds the data folder, and only that process may do the requested work. */
export class DataFolderInUse extends StartupProblem {}

/**
 * Locks the data directory against other processes until the returned function is called. It uses the kernel's file
 * lock, taken through SQLite on a file beside the database, so the lock ends with the process in any case and never
 * needs a manual cleanup.
 */
export function lockDataDirectory(directory: string): () => void {
  const file = join(directory, "atrium.lock");
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    lock.exec("pragma busy_timeout = 0; begin exclusive;");
    const held = lock;
    return () => held.close();
  } catch (error) {
    lock?.close();
    throw explain(error, directory, file);
  }
}

function explain(error: unknown, directory: string, file: string): StartupProblem {
  const failure = databaseFailureOf(error);
  if (failure === "locked") {
    return new DataFolderInUse(
      `The data folder ${directory} is in use by another Atrium process; stop that one, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  const reason = (failure && REASONS[failure]?.(file)) ?? `it cannot be locked (${messageOf(error)})`;
  return new StartupProblem(`The data folder ${directory} cannot be used: ${reason}.`, { cause: error });
}

const REASONS: Partial<Record<DatabaseFailure, (file: string) => string>> = {
  // A held lock would have been reported first, because SQLite takes the lock before it reads.
  damaged: (file) =>
    `${file} is not the lock that Atrium wrote, and no other process holds it; it holds no data, so delete it and start again`,
  "read-only": (file) => `${file} cannot be written to; set DATA_DIR to a folder that this user may write to`,
  failing: (file) => `${file} cannot be written to; set DATA_DIR to a folder that this user may write to`,
  full: () => "its disk is full; make room and start again",
};

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
