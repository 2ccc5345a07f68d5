import { createHash } from "node:crypto";

const LARGEST = 0x7fffffff;

/** A number that stays the same for a slug on every machine, small enough for any reader of whole numbers. */
export function stableNumber(slug: string): number {
  return createHash("sha256").update(slug).digest().readUInt32BE() & LARGEST;
}
