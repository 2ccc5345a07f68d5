import { z } from "zod";
import { ProductImage } from "../documents/offerings/sku.ts";

const SellerZone = z.object({
  seller_zone_code: z.string(),
  quantity: z.number(),
  sla_in_days: z.number(),
  enabled: z.boolean(),
  commission_percentage: z.number(),
  sku_prices: z.object({ currency: z.string(), selling_price: z.number(), mrp: z.number() }),
});

export const SkuAnswer = z.object({
  sku_code: z.string(),
  id: z.number(),
  name: z.string(),
  category: z.string().nullable(),
  description: z.string().nullable(),
  care_instructions: z.string().nullable(),
  category_notes: z.string().nullable(),
  returns_policy: z.string().nullable(),
  warranty: z.string().nullable(),
  unit: z.string().nullable(),
  images: z.array(ProductImage),
  field_options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  seller_zones: z.array(SellerZone),
});

export const CustomSkuAnswer = z.object({
  custom_sku_code: z.string(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  measuring: z.string().nullable(),
  currency: z.string().nullable(),
  images: z.array(ProductImage),
  units: z.array(
    z.object({ display_name: z.string(), price: z.number(), code: z.string(), available: z.boolean() }),
  ),
});

export type SkuAnswer = z.infer<typeof SkuAnswer>;
export type CustomSkuAnswer = z.infer<typeof CustomSkuAnswer>;
