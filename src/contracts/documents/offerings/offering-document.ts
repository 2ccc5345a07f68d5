import { z } from "zod";
import { Picture } from "../picture.ts";
import { namesDocument } from "../reference.ts";
import { ACCESSORY_FEATURES } from "./offering-accessory-features.ts";
import { OFFERING_CATEGORY_SLUGS } from "./offering-categories.ts";
import type { OfferingFeature } from "./offering-features.ts";
import { FINISH_FEATURES } from "./offering-finish-features.ts";
import { PRODUCT_TYPE_NAMES } from "./offering-product-types.ts";

const text = z.string().trim().min(1);
const millimetres = z.number().positive();
const category = z.enum(OFFERING_CATEGORY_SLUGS);
const view = Picture.extend({ alt: z.string().min(10) });
const code = z.string().regex(/^[A-Z]{3}-\d{3}$/);

/** `on_request` is neither: the product is listed, but has no own page (AMB-38). */
export const AVAILABILITIES = ["yes", "discontinued", "out_of_stock", "on_request"] as const;

const Offering = {
  id: z.number().int().positive(),
  name: text.max(60),
  categories: z.tuple([category], category),
  productType: z.enum(PRODUCT_TYPE_NAMES),
  availability: z.enum(AVAILABILITIES),
  availableOffline: z.boolean().default(true),
  description_short: z.string().min(20).max(140),
  description: z.string().min(120).max(700),
  care_instructions: z.string().min(30),
  category_notes: z.string().min(30),
  returns_policy: text,
  warranty: text,
  dimensions: z.strictObject({ width: millimetres, height: millimetres, depth: millimetres }),
  /** Tax included. */
  price: z.strictObject({ amount: z.number().positive(), unit: text }),
  picture: view,
  pictures: z.array(view).default([]),
  /** Slugs of India's smart photos that show it. */
  seenIn: z.array(namesDocument(text, "smart-photo")).default([]),
  /** Codes of products that go with it. */
  pairsWith: z.array(namesDocument(code, "finishes", "accessories")).default([]),
};

export const Finish = z.strictObject({ ...Offering, features: z.strictObject(schemasOf(FINISH_FEATURES)) });

export const Accessory = z.strictObject({
  ...Offering,
  features: z.strictObject(schemasOf(ACCESSORY_FEATURES)),
});

function schemasOf(features: Record<string, OfferingFeature>) {
  return Object.fromEntries(
    Object.entries(features).map(([name, { schema, isOptional }]) => [
      name,
      isOptional ? schema.optional() : schema,
    ]),
  );
}

export type WrittenOffering = z.infer<typeof Finish> | z.infer<typeof Accessory>;
