import { z } from "zod";
import { text } from "../section-parts.ts";

/**
 * What a price is counted from, by the names in the country's rates: a typical home, or one of its lines; so many units of
 * each rate; or one unit, before tax.
 */
export const Counted = z.union([
  z.strictObject({
    home: text,
    /** From a former owner: what was there has to go first. */
    isOld: z.literal(true).optional(),
    /** With floors and bathrooms, where a country tells them apart from décor. */
    isFull: z.literal(true).optional(),
    line: text.optional(),
  }),
  z.strictObject({ parts: z.record(z.string(), z.number().positive()) }),
  z.strictObject({ rate: text }),
]);

export type Counted = z.infer<typeof Counted>;
