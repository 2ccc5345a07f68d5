import { z } from "zod";
import { heading, pageTarget, text } from "../section-parts.ts";

/** By the name of its document, which is that of its definition. */
const calculator = z.string().regex(/^[a-z]{2}-[a-z-]+$/);

/** The whole of a calculator, on a page that has more to say. */
export const CalculatorSection = z.strictObject({ ...heading, calculator });

/** A few of its fields, which lead to where the whole of it stands. */
export const PriceOpener = z.strictObject({
  ...heading,
  calculator,
  /** Of those that have options, by their names. */
  fields: z.array(z.string()).min(1).max(3),
  action: text,
  note: text.optional(),
  ...pageTarget,
  anchor: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
});
