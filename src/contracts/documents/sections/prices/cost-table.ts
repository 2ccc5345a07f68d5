import { z } from "zod";
import { DESIGN_TIERS } from "../../designs/design-tiers.ts";
import { heading, text } from "../section-parts.ts";
import { Counted } from "./counted.ts";

/** A price table that nobody has to keep up to date: its figures follow from the country's rates. */
export const CostTable = z
  .strictObject({
    ...heading,
    rowsLabel: text,
    /** By its name in the rates. */
    city: text,
    tiers: z
      .array(
        z.strictObject({
          tier: z.enum(DESIGN_TIERS),
          name: text,
          what: text.optional(),
          look: z.literal("mid").optional(),
        }),
      )
      .min(1)
      .max(3),
    /** The name of a last column, of words. */
    last: text.optional(),
    rows: z
      .array(z.strictObject({ name: text, note: text.optional(), counted: Counted, last: text.optional() }))
      .min(2),
    foot: text.optional(),
  })
  .refine(({ last, rows }) => rows.every((row) => (row.last === undefined) === (last === undefined)), {
    message: "either every row has a last cell and the column a name, or none",
    path: ["rows"],
  });
