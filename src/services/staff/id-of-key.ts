import { createHash } from "node:crypto";

/** The id of a new record: the same for the same key of the same member, so that sending it twice adds it once. */
export function idOfKey(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
