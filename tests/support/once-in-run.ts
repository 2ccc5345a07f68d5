import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

/**
 * The first worker that needs an expensive resource creates it, while others wait; its name is written to the shared
 * folder.
 */
export async function onceInRun(what: string, make: () => Promise<string>): Promise<string> {
  const told = join(inject("sharedContent"), what);
  const claim = `${told}.claim`;
  while (!existsSync(told)) {
    if (!isMine(claim)) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    try {
      // Another worker may have finished in the meantime.
      if (existsSync(told)) break;
      writeFileSync(`${told}.new`, await make());
      // Written in one step, so that no worker reads a partial file.
      renameSync(`${told}.new`, told);
    } finally {
      rmSync(claim, { recursive: true });
    }
  }
  return readFileSync(told, "utf8");
}

/** Only one process can create a folder. */
function isMine(claim: string): boolean {
  try {
    mkdirSync(claim);
    return true;
  } catch {
    return false;
  }
}
