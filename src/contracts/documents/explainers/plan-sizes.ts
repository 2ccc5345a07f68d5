import { z } from "zod";

const mm = z.number().int().min(200).max(8000);

const runs = { depth: mm, aisle: mm, length: mm };

/**
 * The minimum sizes of a kitchen by layout; the drawing, the dimension lines and the sentences are derived from them.
 * `depth` is that of the counter, `length` is the longer side of the room.
 */
export const KitchenSizes = z.discriminatedUnion("layout", [
  z.strictObject({ layout: z.literal("straight"), ...runs }),
  z.strictObject({ layout: z.literal("parallel"), ...runs }),
  z.strictObject({ layout: z.literal("l-shaped"), ...runs }),
  z.strictObject({ layout: z.literal("u-shaped"), ...runs }),
  z.strictObject({ layout: z.literal("island"), ...runs, islandDepth: mm, islandLength: mm }),
  /** The peninsula extends into the room, with seats on its far side and a passage at its end. */
  z.strictObject({
    layout: z.literal("peninsula"),
    depth: mm,
    aisle: mm,
    reach: mm,
    seats: mm,
    passage: mm,
  }),
]);

export const WardrobeSizes = z.discriminatedUnion("layout", [
  z.strictObject({
    layout: z.literal("hinged"),
    depth: mm,
    aisle: mm,
    leaf: mm,
    leaves: z.int().min(2).max(6),
  }),
  z.strictObject({ layout: z.literal("sliding"), ...runs }),
  z.strictObject({ layout: z.literal("walk-in"), ...runs }),
  z.strictObject({ layout: z.literal("corner"), ...runs }),
]);

export type KitchenSizes = z.infer<typeof KitchenSizes>;
export type WardrobeSizes = z.infer<typeof WardrobeSizes>;
