import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { StartupProblem } from "../../startup-problem.ts";

/** What visitors have sent lies here: nobody but the owner may read it. */
const FOR_OWNER = { folder: 0o700, file: 0o600 } as const;
const FOR_OTHERS = 0o077;
const STICKY = 0o1000;
const DATABASE_FILE = "atrium.sqlite";
const OUR_NAMES = /^(atrium\..*|images|image-hosts|dobby|stitched.*|share.*|lost\+found)$/;
const OUR_FILES = [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`, "atrium.lock"];

export function databaseFileIn(directory: string): string {
  return join(directory, DATABASE_FILE);
}

/**
 * Makes the data folder, and takes the rights of others away from it and from what is in it. Returns what could not be
 * done, in a sentence for the operator.
 */
export function prepareDataDirectory(directory: string): string | undefined {
  makeDirectory(directory);
  // Made here and not by SQLite, which would let everybody read it; its other files follow the rights of this one.
  createFile(join(directory, DATABASE_FILE));
  createFile(join(directory, "atrium.lock"));
  if (process.platform === "win32") return undefined;
  for (const name of OUR_FILES) tighten(join(directory, name), FOR_OWNER.file);
  if (isOurs(directory)) tighten(directory, FOR_OWNER.folder);
  const first = OUR_FILES.map((name) => join(directory, name)).find(isOpenToOthers);
  return (
    first && `Others on this machine may look into ${first}, where leads are kept; take their rights away.`
  );
}

function makeDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: FOR_OWNER.folder });
  } catch (error) {
    throw new StartupProblem(
      `The data folder ${directory} cannot be made; set DATA_DIR to a folder that this user may write to.`,
      { cause: error },
    );
  }
}

function createFile(file: string): void {
  if (existsSync(file)) return;
  try {
    closeSync(openSync(file, "a", FOR_OWNER.file));
  } catch (error) {
    throw new StartupProblem(
      `The data folder ${join(file, "..")} cannot be written to (${codeOf(error)}); set DATA_DIR to a folder that this user may write to.`,
      { cause: error },
    );
  }
}

/** New, or with nothing in it but what we keep there: a folder that others share, such as /tmp, is not ours to close. */
function isOurs(directory: string): boolean {
  const isShared = (statSync(directory).mode & STICKY) !== 0;
  return !isShared && readdirSync(directory).every((name) => OUR_NAMES.test(name));
}

function tighten(path: string, mode: number): void {
  if (!isOpenToOthers(path)) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    // It belongs to somebody else; the operator is told below that it stays open.
    if (codeOf(error) !== "EPERM" && codeOf(error) !== "EROFS") throw error;
  }
}

function isOpenToOthers(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (found.mode & FOR_OTHERS) !== 0;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
