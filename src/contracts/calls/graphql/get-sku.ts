import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { defineQuery } from "../../graphql/define-query.ts";
import { CustomSkuAnswer, SkuAnswer } from "../../graphql/sku-answer.ts";

const text = z.string().nullish();

const SellerZone = z.object({
  quantity: z.number(),
  sla_in_days: z.number(),
  enabled: z.boolean(),
  seller_zone_code: z.string(),
  commission_percentage: z.number().nullish(),
  sku_prices: z.object({ currency: z.string(), selling_price: z.number(), mrp: z.number().nullish() }),
});

/**
 * EN-21, EN-22. Pictures and options are left out: the specification names them without their fields, and a query for
 * wrong fields would fail for the whole product.
 */
const AgreedSku = z.object({
  sku_code: text,
  returns_policy: text,
  description: text,
  category_notes: text,
  care_instructions: text,
  warranty: text,
  id: z.union([z.number(), z.string()]).nullish(),
  name: z.string(),
  category: text,
  seller_zones: z.array(SellerZone).nullish(),
});

const agreedSku = agreed({
  without: ["languageCode"],
  isMissingWhenNull: true,
  answer: AgreedSku,
  complete(theirs, { skuCode, currency }): SkuAnswer {
    const zones = theirs.seller_zones ?? [];
    return {
      sku_code: theirs.sku_code || String(skuCode),
      id: Math.round(Number(theirs.id)) || 0,
      name: theirs.name,
      category: theirs.category || null,
      description: theirs.description || null,
      care_instructions: theirs.care_instructions || null,
      category_notes: theirs.category_notes || null,
      returns_policy: theirs.returns_policy || null,
      warranty: theirs.warranty || null,
      unit: null,
      images: [],
      field_options: [],
      seller_zones: zones
        .filter(({ sku_prices }) => currency === undefined || sku_prices.currency === currency)
        .map(({ sku_prices: { mrp, ...prices }, ...zone }) => ({
          ...zone,
          commission_percentage: zone.commission_percentage ?? 0,
          sku_prices: { ...prices, mrp: mrp ?? prices.selling_price },
        })),
    };
  },
});

/** EN-23. */
const AgreedCustomSku = z.object({
  units: z.array(
    z.object({
      display_name: z.string(),
      price: z.number(),
      code: z.string(),
      available: z.boolean(),
    }),
  ),
});

const agreedCustomSku = agreed({
  without: ["countryIsoCode", "languageCode"],
  isMissingWhenNull: true,
  answer: AgreedCustomSku,
  complete: ({ units }, { customSkuCode }): CustomSkuAnswer => ({
    custom_sku_code: String(customSkuCode),
    name: null,
    description: null,
    measuring: null,
    currency: null,
    images: [],
    units,
  }),
});

export const getSku = defineQuery({
  name: "skuDetailsFromShazam",
  input: z.object({
    skuCode: z.string().min(1),
    /** Every currency when unset. */
    currency: z
      .string()
      .regex(/^[A-Za-z]{3}$/, "must be a currency of three letters")
      .optional(),
    languageCode: z.string().optional(),
  }),
  variables: { skuCode: "String!", currency: "String", languageCode: "String" },
  answer: SkuAnswer,
  agreed: agreedSku,
});

export const getCustomSku = defineQuery({
  name: "hiStoreCustomSkusData",
  input: z.object({
    customSkuCode: z.string().min(1),
    countryIsoCode: z.string().optional(),
    languageCode: z.string().optional(),
  }),
  variables: { customSkuCode: "String!", countryIsoCode: "String", languageCode: "String" },
  answer: CustomSkuAnswer,
  agreed: agreedCustomSku,
});
