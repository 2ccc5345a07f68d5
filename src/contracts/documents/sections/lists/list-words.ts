import { z } from "zod";
import { heading, Point, sample, text } from "../section-parts.ts";

/** A list that visitors narrow: by what, in this order, and what is said around it. */
export function listOf<const By extends readonly [string, ...string[]]>(by: By) {
  return z.strictObject({
    ...heading,
    sample,
    filters: z.array(z.strictObject({ by: z.enum(by), label: text, all: text })).min(1),
    /** With {count}: what is shown, and what the button would show. */
    found: text,
    show: text,
    clear: text,
    none: Point,
  });
}

export type ListWords = z.infer<ReturnType<typeof listOf>>;
