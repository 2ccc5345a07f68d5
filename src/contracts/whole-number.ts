import { z } from "zod";

/** A count: a number from our own code, its digits from a query string. */
export function wholeNumber(least: number, most: number) {
  const digits = z.string().regex(/^\d+$/, "must be a whole number").transform(Number);
  // For the documentation, which would otherwise see the two ways of writing and not the limits.
  const described = { type: "integer", minimum: least, maximum: most };
  return z.union([z.number(), digits]).pipe(z.number().int().min(least).max(most)).meta(described);
}
