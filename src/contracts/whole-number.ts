import { z } from "zod";

/** A count: a number from our own code, its digits from a query string. */
export function wholeNumber(least: number, most: number) {
  const digits = z.string().regex(/^\d+$/, "must be a whole number").transform(Number);
  return z.union([z.number(), digits]).pipe(z.number().int().min(least).max(most));
}
