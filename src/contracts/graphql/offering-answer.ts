import { z } from "zod";
import { OfferingFilter } from "../documents/offerings/offering-category.ts";
import { OfferingProduct } from "../documents/offerings/offering-product.ts";
import { ProductImage } from "../documents/offerings/sku-document.ts";
import { graphqlShape } from "./graphql-shape.ts";

const { meta, skusData } = OfferingProduct.shape;

const OfferingAnswer = graphqlShape(
  OfferingProduct.omit({
    climateFit: true,
    picture: true,
    product_category_id: true,
    product_type_id: true,
    available_offline: true,
    multi_feature: true,
  }),
  ["category_slug", "dimensions"],
).extend({
  meta: graphqlShape(meta, meta.keyof().options),
  skusData: graphqlShape(skusData, ["price", "currency"]).extend({
    images: z.array(graphqlShape(ProductImage, ["alt", "width", "height", "dominant"])),
  }),
});

export const OfferingsAnswer = z.object({
  products: z.array(OfferingAnswer),
  filterData: z
    .array(graphqlShape(OfferingFilter))
    .describe("The filters of this category's list, with the chosen values."),
  totalElements: z.int(),
  start: z.int(),
  count: z.int(),
});

export type OfferingsAnswer = z.infer<typeof OfferingsAnswer>;
