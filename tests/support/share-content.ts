import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { onServer } from "./migrated-databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the first test that loads the content leaves its database for the others. */
    sharedContent: string;
  }
}

/** Names the server's database with the content, where a test has needed one. */
export const POSTGRES_TEMPLATE = "postgres-template";

/** Loading the content takes longer than most tests: it is done once in a run, not once in a file. */
export default function shareContent(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "atrium-content-"));
  project.provide("sharedContent", folder);
  return async () => {
    const template = join(folder, POSTGRES_TEMPLATE);
    if (existsSync(template)) await onServer(`drop database ${readFileSync(template, "utf8")} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  };
}
