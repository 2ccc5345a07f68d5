import { z } from "zod";
import { Picture } from "../picture.ts";
import { AVAILABILITIES } from "./offering-document.ts";
import { ProductImage } from "./sku-document.ts";

const text = z.string();
const id = z.number().int().positive();

const Feature = z.object({ feature: text, value: text, id_feature: id, id_feature_value: id });

/** A finish or an accessory as the calls return it (EN-24), with the fields that lists are filtered by. */
export const OfferingProduct = z.object({
  id,
  name: text,
  code: text,
  meta: z.object({
    description: text,
    description_short: text,
    care_instructions: text,
    category_notes: text,
    returns_policy: text,
    warranty: text,
  }),
  category: text,
  category_slug: text,
  dimensions: z
    .object({ width: z.number(), height: z.number(), depth: z.number() })
    .describe("In millimetres."),
  type: text,
  features: z.array(Feature).min(1),
  materialData: z.object({
    availability: z.enum(AVAILABILITIES).describe("yes, on_request, out_of_stock or discontinued."),
  }),
  skusData: z.object({
    price: z.number().positive(),
    currency: z.string().length(3),
    code: text,
    fields: z.array(z.object({ name: text, value: text })),
    images: z.array(ProductImage).min(1),
  }),
  /** How well a finish suits the climate of a group of cities: 1 to 5. */
  climateFit: z.array(z.object({ group: text, cities: z.array(text), rating: z.number() })).optional(),
  picture: Picture,
  /** Its own category first, then all lists that contain it. */
  product_category_id: z.array(id).min(1),
  product_type_id: id,
  available_offline: z.union([z.literal(0), z.literal(1)]),
  /** The id_feature_value of all its features. Each feature has a range of a thousand values. */
  multi_feature: z.array(id),
  seenIn: z.array(text).describe("Slugs of smart photos that show it."),
  pairsWith: z.array(text).describe("Codes of what goes with it."),
});

export type OfferingProduct = z.infer<typeof OfferingProduct>;
