import { createHash } from "node:crypto";

const LARGEST = 0x7fffffff;

/** A number that is the same for a slug on every machine, and small enough for any integer type. */
export function stableNumber(slug: string): number {
  return createHash("sha256").update(slug).digest().readUInt32BE() & LARGEST;
}
