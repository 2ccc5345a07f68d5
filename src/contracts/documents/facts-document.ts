import { z } from "zod";

const Fact = z.strictObject({
  /** The words that replace the reference in a text. */
  text: z.string().min(1),
  /** Who decided it or where it is written, so that an editor knows whom to ask. */
  source: z.string().min(1),
  /** The day on which an editor last compared it with its source. */
  checked: z.iso.date(),
});

/** The facts of an edition: prices, periods and promises that other documents refer to by name. */
export const FactsDocument = z.object({
  facts: z.record(
    z.string().regex(/^[a-z]+(?:[.-][a-z0-9]+)+$/, "must be a name such as warranty.cabinets"),
    Fact,
  ),
});

export type FactsDocument = z.infer<typeof FactsDocument>;
