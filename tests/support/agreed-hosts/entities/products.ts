import { pictureOf } from "../pictures.ts";

/** EN-21, EN-22. The specification does not define pictures and options, so these are addresses and names. */
export function sku(skuCode: string, currency: string) {
  return {
    sku_code: skuCode,
    returns_policy: "THEIR returns",
    description: "THEIR product, described.",
    category_notes: "THEIR notes",
    care_instructions: "THEIR care",
    warranty: "THEIR warranty",
    id: 1,
    name: "THEIR product",
    category: "THEIR category",
    images: [pictureOf("product", 1)],
    seller_zones: [
      {
        quantity: 4,
        sla_in_days: 21,
        enabled: true,
        seller_zone_code: "THEIR-ZONE",
        commission_percentage: 5,
        sku_prices: { currency, selling_price: 900, mrp: 1000 },
      },
    ],
    field_options: ["THEIR option"],
  };
}

/** Entity EN-23 of the specification. */
export const CUSTOM_SKU = {
  units: [{ display_name: "THEIR unit", price: 1200, code: "THEIR-UNIT", available: true }],
};

/** EN-24: some available products and one discontinued product. */
export const OFFERINGS = ["yes", "yes", "yes", "discontinued"].map((availability, index) => ({
  id: index + 1,
  name: `THEIR finish ${index + 1}`,
  code: `THEIR-FIN-${index + 1}`,
  meta: {
    description: "THEIR finish, described.",
    description_short: "THEIR finish",
    care_instructions: "THEIR care",
    category_notes: "THEIR notes",
    returns_policy: "THEIR returns",
    warranty: "THEIR warranty",
  },
  category: "THEIR laminates",
  dimensions: { width: 1220, height: 2440, depth: 1 },
  type: "THEIR type",
  features: [{ feature: "Colour", value: "THEIR sage", id_feature: 1, id_feature_value: 1001 }],
  materialData: { availability },
  skusData: {
    price: 1500,
    code: `THEIR-SKU-${index + 1}`,
    fields: ["THEIR field"],
    images: [pictureOf("finish", index)],
  },
}));

/** Entity EN-27 of the specification. */
export const LOOKS = Array.from({ length: 25 }, (_, index) => ({
  slug: `their-home-${index + 1}`,
  image: pictureOf("home", index),
  id_1_Value: `their-id-${index + 1}`,
}));
