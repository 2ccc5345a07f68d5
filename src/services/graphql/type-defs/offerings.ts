export const OFFERING_TYPE_DEFS = /* GraphQL */ `
  type Query {
    "Finishes or accessories. filters is key:v1,v2;key2:… with product_category_id, available_offline, product_type_id, multi_feature, code and hide_availability."
    offerings_details(filters: String!, start: Int, count: Int, offeringType: String!): OfferingsList
  }

  type OfferingsList {
    products: [Offering!]!
    "What the list of this category can be narrowed by, with what is chosen."
    filterData: [OfferingFilter!]!
    totalElements: Int!
    start: Int!
    count: Int!
  }

  type Offering {
    id: Int!
    name: String!
    code: String!
    meta: OfferingMeta!
    category: String!
    category_slug: String
    "In millimetres."
    dimensions: OfferingDimensions
    type: String!
    features: [OfferingFeature!]!
    materialData: OfferingMaterial!
    skusData: OfferingSku!
    "Slugs of smart photos that show it."
    seenIn: [String!]!
    "Codes of what goes with it."
    pairsWith: [String!]!
  }

  type OfferingMeta {
    description: String
    description_short: String
    care_instructions: String
    category_notes: String
    returns_policy: String
    warranty: String
  }

  type OfferingDimensions {
    width: Float!
    height: Float!
    depth: Float!
  }

  type OfferingFeature {
    feature: String!
    value: String!
    id_feature: Int!
    id_feature_value: Int!
  }

  type OfferingMaterial {
    "yes, on_request, out_of_stock or discontinued."
    availability: String!
  }

  type OfferingSku {
    price: Float!
    currency: String
    code: String!
    fields: [OfferingField!]!
    images: [ProductImage!]!
  }

  type OfferingField {
    name: String!
    value: String!
  }

  type OfferingFilter {
    type: String!
    displayName: String!
    "Whether its values go into multi_feature."
    isFeatureFilter: Boolean!
    categorySearchBy: String!
    categoryFilters: [OfferingFilterValue!]!
  }

  type OfferingFilterValue {
    searchBy: String!
    selected: Boolean!
    displayName: String!
  }
`;
