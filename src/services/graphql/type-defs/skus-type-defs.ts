import { CustomSkuAnswer, SkuAnswer } from "../../../contracts/graphql/sku-answer.ts";
import { writeTypes } from "../write-types.ts";

const { images, field_options, seller_zones } = SkuAnswer.shape;

export const SKU_TYPE_DEFS = /* GraphQL */ `
  type Query {
    "A product, with the zones that sell it in a currency."
    skuDetailsFromShazam(skuCode: String!, currency: String, languageCode: String): Sku
    "The units of a made-to-measure piece."
    hiStoreCustomSkusData(customSkuCode: String!, countryIsoCode: String, languageCode: String): CustomSku
  }

  "A picture of a product; the first is shown first."
  ${writeTypes({
    ProductImage: { fields: images.element, certain: ["position", "url"] },
    Sku: {
      fields: SkuAnswer,
      certain: ["sku_code", "id", "name"],
      parts: { images: "ProductImage", field_options: "FieldOption", seller_zones: "SellerZone" },
    },
    FieldOption: { fields: field_options.element, certain: "all" },
    SellerZone: { fields: seller_zones.element, certain: "all", parts: { sku_prices: "SkuPrices" } },
    SkuPrices: { fields: seller_zones.element.shape.sku_prices, certain: "all" },
    CustomSku: {
      fields: CustomSkuAnswer,
      certain: ["custom_sku_code"],
      parts: { images: "ProductImage", units: "CustomSkuUnit" },
    },
    CustomSkuUnit: { fields: CustomSkuAnswer.shape.units.element, certain: "all" },
  })}
`;
