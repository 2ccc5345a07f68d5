import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Leaves the process number in the data folder, so that `npm run content -- import` finds the site that runs on it. */
export function announceRunning(dataDirectory: string): () => void {
  const file = fileIn(dataDirectory);
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** Asks the site that runs on this data folder to read its content again; says whether there was one to ask. */
export function askRunningSite(dataDirectory: string): boolean {
  try {
    const number = Number(readFileSync(fileIn(dataDirectory), "utf8"));
    return Number.isSafeInteger(number) && number > 0 && process.kill(number, "SIGUSR2");
  } catch (error) {
    // No such file, or no such process any more.
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ESRCH"))
      return false;
    throw error;
  }
}

function fileIn(dataDirectory: string): string {
  return join(dataDirectory, "atrium.pid");
}
