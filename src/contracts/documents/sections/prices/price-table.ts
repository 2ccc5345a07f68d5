import { z } from "zod";
import { heading, text } from "../section-parts.ts";

/** A range in the country's own money, or words. */
const Cell = z.union([text, z.strictObject({ low: z.number().positive(), high: z.number().positive() })]);

/** What things cost or hold, in rows that a phone shows as small lists. */
export const PriceTable = z
  .strictObject({
    ...heading,
    rowsLabel: text,
    columns: z
      .array(z.strictObject({ name: text, what: text.optional(), look: z.enum(["mid", "soft"]).optional() }))
      .min(2)
      .max(5),
    rows: z.array(z.strictObject({ name: text, note: text.optional(), cells: z.array(Cell) })).min(2),
    foot: text.optional(),
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), {
    message: "a row has more or fewer cells than there are columns",
    path: ["rows"],
  });
