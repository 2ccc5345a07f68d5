import { z } from "zod";
import { defineQuery } from "../../graphql/define-query.ts";
import { CustomSkuAnswer, SkuAnswer } from "../../graphql/sku.ts";
import { agreedCustomSku, agreedSku } from "./get-sku-agreed.ts";

/** A product with what it costs in a currency. */
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

/** The units that a made-to-measure piece is put together from. */
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
