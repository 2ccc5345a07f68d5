export const SKU_TYPE_DEFS = /* GraphQL */ `
  type Query {
    "A product, with the zones that sell it in a currency."
    skuDetailsFromShazam(skuCode: String!, currency: String, languageCode: String): Sku
    "The units that a made-to-measure piece is put together from."
    hiStoreCustomSkusData(customSkuCode: String!, countryIsoCode: String, languageCode: String): CustomSku
  }

  type Sku {
    sku_code: String!
    id: Int!
    name: String!
    category: String
    description: String
    care_instructions: String
    category_notes: String
    returns_policy: String
    warranty: String
    "What one of it is."
    unit: String
    images: [ProductImage!]!
    field_options: [FieldOption!]!
    seller_zones: [SellerZone!]!
  }

  "A picture of a product; the first is shown first."
  type ProductImage {
    position: Int!
    url: String!
    alt: String
    width: Int
    height: Int
    dominant: String
  }

  type FieldOption {
    name: String!
    values: [String!]!
  }

  type SellerZone {
    seller_zone_code: String!
    quantity: Int!
    sla_in_days: Int!
    enabled: Boolean!
    commission_percentage: Float!
    sku_prices: SkuPrices!
  }

  type SkuPrices {
    currency: String!
    selling_price: Float!
    mrp: Float!
  }

  type CustomSku {
    custom_sku_code: String!
    name: String
    description: String
    "What is measured, and how, before it is ordered."
    measuring: String
    currency: String
    images: [ProductImage!]!
    units: [CustomSkuUnit!]!
  }

  type CustomSkuUnit {
    display_name: String!
    price: Float!
    code: String!
    available: Boolean!
  }
`;
