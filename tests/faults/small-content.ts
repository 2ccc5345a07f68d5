import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../support/project-files.ts";

/** Our content with very few documents, so that the site starts quickly. */
export function makeLittleContent(folder: string): string {
  const shipped = join(PROJECT_ROOT, "content");
  const content = join(folder, "content");
  mkdirSync(join(content, "documents"), { recursive: true });
  for (const name of readdirSync(shipped))
    if (name !== "documents") symlinkSync(join(shipped, name), join(content, name));
  symlinkSync(join(shipped, "documents/ec"), join(content, "documents/ec"));
  return content;
}
