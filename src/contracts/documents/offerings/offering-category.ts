import { z } from "zod";
import { Picture } from "../picture.ts";
import { OFFERINGS } from "./offering-categories.ts";
import { PRODUCT_TYPE_NAMES } from "./offering-product-types.ts";

const text = z.string().trim().min(1);

/** The filters of a list: product types, or values of one feature. */
const WrittenFilter = z.union([
  z.strictObject({ productTypes: z.array(z.enum(PRODUCT_TYPE_NAMES)).min(2) }),
  z.strictObject({ feature: text, values: z.array(z.union([text, z.number()])).min(2) }),
]);

export const WrittenOfferingCategory = z.strictObject({
  title: text.max(60),
  intro: z.string().min(60).max(500),
  picture: Picture.extend({ alt: z.string().min(10) }),
  notes: z.array(z.strictObject({ name: text, text })).default([]),
  filters: z.array(WrittenFilter).default([]),
  perPageProductCount: z.number().int().positive().default(21),
  seoTitle: z.string().min(15).max(60),
  seoDescription: z.string().min(100).max(165),
});

/** EN-25. */
export const OfferingFilter = z.object({
  type: z.enum(["product_type", "feature"]),
  displayName: text,
  isFeatureFilter: z.boolean().describe("Whether its values go into multi_feature."),
  categorySearchBy: text,
  categoryFilters: z.array(z.object({ searchBy: text, selected: z.boolean(), displayName: text })),
});

export const OfferingCategoryPage = WrittenOfferingCategory.omit({ filters: true }).extend({
  product_category_id: z.number().int().positive(),
  offeringType: z.enum(OFFERINGS),
  name: text,
  path: text,
  filterData: z.array(OfferingFilter),
  /** The number of products in its list, and their lowest price. */
  products: z.object({ count: z.number().int().positive(), from: z.number().positive() }).optional(),
});

export type WrittenOfferingCategory = z.infer<typeof WrittenOfferingCategory>;
export type OfferingFilter = z.infer<typeof OfferingFilter>;
export type OfferingCategoryPage = z.infer<typeof OfferingCategoryPage>;
