import { OfferingsAnswer } from "../../../contracts/graphql/offering-answer.ts";
import { writeTypes } from "../write-types.ts";

const filter = OfferingsAnswer.shape.filterData.element;
const product = OfferingsAnswer.shape.products.element;
const { meta, dimensions, features, materialData, skusData } = product.shape;

export const OFFERING_TYPE_DEFS = /* GraphQL */ `
  type Query {
    "Finishes or accessories. filters is key:v1,v2;key2:… with product_category_id, available_offline, product_type_id, multi_feature, code and hide_availability."
    offerings_details(filters: String!, start: Int, count: Int, offeringType: String!): OfferingsList
  }

  ${writeTypes({
    OfferingsList: {
      fields: OfferingsAnswer,
      certain: "all",
      parts: { products: "Offering", filterData: "OfferingFilter" },
    },
    Offering: {
      fields: product,
      certain: ["id", "name", "code", "meta", "category", "type", "materialData", "skusData"],
      parts: {
        meta: "OfferingMeta",
        dimensions: "OfferingDimensions",
        features: "OfferingFeature",
        materialData: "OfferingMaterial",
        skusData: "OfferingSku",
      },
    },
    OfferingMeta: { fields: meta, certain: [] },
    OfferingDimensions: { fields: dimensions.unwrap(), certain: "all" },
    OfferingFeature: { fields: features.element, certain: "all" },
    OfferingMaterial: { fields: materialData, certain: "all" },
    OfferingSku: {
      fields: skusData,
      certain: ["price", "code"],
      parts: { fields: "OfferingField", images: "ProductImage" },
    },
    OfferingField: { fields: skusData.shape.fields.element, certain: "all" },
    OfferingFilter: { fields: filter, certain: "all", parts: { categoryFilters: "OfferingFilterValue" } },
    OfferingFilterValue: { fields: filter.shape.categoryFilters.element, certain: "all" },
  })}
`;
