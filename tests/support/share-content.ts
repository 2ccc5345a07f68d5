import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { onServer } from "./migrated-databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder where the first test that loads the content stores its database for the others. */
    sharedContent: string;
  }
}

/** The file that names the server database with the content, if a test needed one. */
export const POSTGRES_TEMPLATE = "postgres-template";

/** Loading the content takes longer than most tests, so it is done once per run, not once per file. */
export default function shareContent(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "atrium-content-"));
  project.provide("sharedContent", folder);
  return async () => {
    const template = join(folder, POSTGRES_TEMPLATE);
    if (existsSync(template)) await onServer(`drop database ${readFileSync(template, "utf8")} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  };
}
