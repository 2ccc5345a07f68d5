import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupProblem } from "../startup-problem.ts";

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
    if (isBusy(error)) {
      throw new StartupProblem(
        `The data folder ${directory} is in use by another Atrium process; stop that one, or set DATA_DIR to another folder.`,
        { cause: error },
      );
    }
    throw new StartupProblem(
      `The data folder ${directory} cannot be written to; set DATA_DIR to a folder that this user may write to.`,
      { cause: error },
    );
  }
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}
