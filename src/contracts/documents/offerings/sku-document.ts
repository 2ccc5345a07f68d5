import { z } from "zod";
import { Picture } from "../picture.ts";

const text = z.string().trim().min(1);
const amount = z.number().positive();

const COUNTRIES_WITH_SKUS = ["IN", "SG", "SA"] as const;

const Zone = z
  .strictObject({
    country: z.enum(COUNTRIES_WITH_SKUS),
    /** For one unit, tax included. */
    price: amount,
    /** The maximum retail price. */
    mrp: amount,
    days: z.number().int().positive(),
    quantity: z.number().int().min(0),
    commission: z.number().min(0).max(40),
    enabled: z.boolean().default(true),
  })
  .refine(({ price, mrp }) => mrp >= price, { path: ["mrp"], message: "is below the price" });

export const WrittenSku = z.strictObject({
  id: z.number().int().positive(),
  name: text.max(80),
  category: text,
  description: z.string().min(40).max(400),
  care_instructions: text,
  category_notes: text,
  returns_policy: text,
  warranty: text,
  // "piece", "running ft, or running m in Saudi Arabia"
  unit: text.describe("What one of it is."),
  /** Stock and commissions are sample values. */
  sample: z.literal(true),
  images: z.array(Picture).min(1),
  field_options: z.array(z.strictObject({ name: text, values: z.array(text).min(1) })),
  zones: z
    .array(Zone)
    .min(1)
    .refine(
      (zones) => new Set(zones.map(({ country }) => country)).size === zones.length,
      "names a country twice",
    ),
});

const SellerZone = z.object({
  seller_zone_code: z.string(),
  quantity: z.number().int().min(0),
  sla_in_days: z.number().int().positive(),
  enabled: z.boolean(),
  commission_percentage: z.number(),
  sku_prices: z.object({ currency: z.string().length(3), selling_price: amount, mrp: amount }),
});

export const ProductImage = z.object({
  position: z.number().int().positive(),
  url: z.string().min(1),
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  dominant: z.string(),
});

/** A product SKU as the calls return it (EN-21, EN-22). */
export const Sku = WrittenSku.omit({ zones: true, images: true }).extend({
  sku_code: z.string(),
  images: z.array(ProductImage).min(1),
  seller_zones: z.array(SellerZone).min(1),
});

export type WrittenSku = z.infer<typeof WrittenSku>;
export type Sku = z.infer<typeof Sku>;
export type ProductImage = z.infer<typeof ProductImage>;

export const WrittenCustomSku = z.strictObject({
  name: text.max(80),
  description: z.string().min(40).max(400),
  measuring: text.describe("What is measured, and how, before it is ordered."),
  images: z.array(Picture).min(1),
  units: z
    .array(
      z.strictObject({
        display_name: text.max(90),
        price: z.number().positive(),
        code: z.string().regex(/^CSKU-\d+-[A-Z0-9-]+$/),
        available: z.boolean(),
      }),
    )
    .min(2)
    .refine((units) => new Set(units.map(({ code }) => code)).size === units.length, "uses a code twice"),
});

/** As the calls return it (EN-23). */
export const CustomSku = WrittenCustomSku.omit({ images: true }).extend({
  custom_sku_code: z.string(),
  currency: z.string().length(3),
  images: z.array(ProductImage).min(1),
});

export type WrittenCustomSku = z.infer<typeof WrittenCustomSku>;
export type CustomSku = z.infer<typeof CustomSku>;
