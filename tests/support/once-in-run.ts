import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

/** What is dear to make is made by the first worker that needs it, while others wait; its name is told in the shared folder. */
export async function onceInRun(what: string, make: () => Promise<string>): Promise<string> {
  const told = join(inject("sharedContent"), what);
  const claim = `${told}.claim`;
  while (!existsSync(told)) {
    if (!isMine(claim)) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    try {
      // Somebody may have been ready in between.
      if (existsSync(told)) break;
      writeFileSync(`${told}.new`, await make());
      // In one step, so that nobody reads half of it.
      renameSync(`${told}.new`, told);
    } finally {
      rmSync(claim, { recursive: true });
    }
  }
  return readFileSync(told, "utf8");
}

/** Only one can make a folder. */
function isMine(claim: string): boolean {
  try {
    mkdirSync(claim);
    return true;
  } catch {
    return false;
  }
}
