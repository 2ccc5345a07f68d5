import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

export const BUILD = join(import.meta.dirname, "../../../build");
export const BUILD_ENTRY = join(BUILD, "server/index.js");

/** Names the built site; it differs between two releases. */
export async function readRelease(): Promise<string> {
  return createHash("sha256")
    .update(await readFile(BUILD_ENTRY))
    .digest("hex");
}
