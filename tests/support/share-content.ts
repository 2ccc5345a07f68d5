import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the first test that loads the content leaves its database for the others. */
    sharedContent: string;
  }
}

/** Loading the content takes longer than most tests: it is done once in a run, not once in a file. */
export default function shareContent(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "atrium-content-"));
  project.provide("sharedContent", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
