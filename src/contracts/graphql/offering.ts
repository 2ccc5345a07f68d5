import { z } from "zod";
import { OfferingFilter } from "../documents/offerings/offering-category.ts";
import { ProductImage } from "../documents/offerings/sku.ts";

const text = z.string().nullable();

/** A finish or an accessory. */
const OfferingAnswer = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  meta: z.object({
    description: text,
    description_short: text,
    care_instructions: text,
    category_notes: text,
    returns_policy: text,
    warranty: text,
  }),
  category: z.string(),
  category_slug: text,
  /** In millimetres. */
  dimensions: z.object({ width: z.number(), height: z.number(), depth: z.number() }).nullable(),
  type: z.string(),
  features: z.array(
    z.object({
      feature: z.string(),
      value: z.string(),
      id_feature: z.number(),
      id_feature_value: z.number(),
    }),
  ),
  materialData: z.object({ availability: z.string() }),
  skusData: z.object({
    price: z.number(),
    currency: text,
    code: z.string(),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
    images: z.array(ProductImage),
  }),
  /** Slugs of smart photos that show it. */
  seenIn: z.array(z.string()),
  /** Codes of what goes with it. */
  pairsWith: z.array(z.string()),
});

export const OfferingsAnswer = z.object({
  products: z.array(OfferingAnswer),
  /** What the list can be narrowed by. */
  filterData: z.array(OfferingFilter),
  totalElements: z.number(),
  start: z.number(),
  count: z.number(),
});
