import { z } from "zod";
import { Picture } from "../picture.ts";
import { ProductImage } from "./sku.ts";

const text = z.string().trim().min(1);

/** A piece that is made to measure, with the units it is put together from (content type `custom-skus`). */
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

/** As the calls answer it (EN-23). */
export const CustomSku = WrittenCustomSku.omit({ images: true }).extend({
  custom_sku_code: z.string(),
  currency: z.string().length(3),
  images: z.array(ProductImage).min(1),
});

export type WrittenCustomSku = z.infer<typeof WrittenCustomSku>;
export type CustomSku = z.infer<typeof CustomSku>;
