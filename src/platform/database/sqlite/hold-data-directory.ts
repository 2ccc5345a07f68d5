import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupProblem } from "../../startup-problem.ts";
import { type Trouble, troubleOf } from "../health/trouble.ts";

/** Another process has the data folder, and only that one may do what was asked for. */
export class DataFolderInUse extends StartupProblem {}

/**
 * Keeps other processes out of the data directory until the returned function is called. The lock is the
 * kernel's own file lock, taken through SQLite on a file beside the database, so it ends with the process,
 * however it ends, and never has to be cleaned up by hand.
 */
export function holdDataDirectory(directory: string): () => void {
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
  const trouble = troubleOf(error);
  if (trouble === "locked") {
    return new DataFolderInUse(
      `The data folder ${directory} is in use by another Atrium process; stop that one, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  const reason = (trouble && REASONS[trouble]?.(file)) ?? `it cannot be locked (${messageOf(error)})`;
  return new StartupProblem(`The data folder ${directory} cannot be used: ${reason}.`, { cause: error });
}

const REASONS: Partial<Record<Trouble, (file: string) => string>> = {
  // Whoever held it would have been met first: SQLite asks for the lock before it reads.
  damaged: (file) =>
    `${file} is not the lock that Atrium wrote, and no other process holds it; it holds no data, so delete it and start again`,
  "read-only": (file) => `${file} cannot be written to; set DATA_DIR to a folder that this user may write to`,
  failing: (file) => `${file} cannot be written to; set DATA_DIR to a folder that this user may write to`,
  full: () => "its disk is full; make room and start again",
};

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
