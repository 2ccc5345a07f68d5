export const SMART_PHOTO_TYPE_DEFS = /* GraphQL */ `
  type Query {
    "A smart photo by its slug, or by its content id (in-modern-kitchen)."
    smartPhoto_details(
      smartPhotoSlug: String
      "smart-photo when unset; smart-photo-lite and looks are answered in the same shape."
      contentTypeSlug: String
      smartphotoContentId: String
      countryIsoCode: String
      languageCode: String
    ): SmartPhoto
  }

  type SmartPhoto {
    slug: String!
    contentType: String!
    smartphotoContentId: String
    countryCode: String
    title: String!
    description: String
    baseSceneImageUrl: String
    "The height of the scene in hundredths of its width."
    imageSizeRatio: Float
    currency: String
    "With the default variation of every product."
    totalPrice: Float
    lowestPrice: Float
    highestPrice: Float
    visibleTags: [String!]!
    city: String
    author: String
    designedBy: String
    roomType: String
    "A smart photo that is not lite is a pro."
    smartPhotoLite: Boolean!
    roomDimensions: RoomDimensions
    roomSize: String
    viewImages: [SmartPhotoView!]!
    tax: SmartPhotoTax
    includes: [String!]!
    excludes: [String!]!
    care: String
    ctaText: String
    seoTitle: String
    seoDescription: String
  }

  type RoomDimensions {
    length: Float!
    breadth: Float!
    unit: String
  }

  type SmartPhotoTax {
    name: String!
    rate: Float!
    included: Boolean!
  }

  type SmartPhotoView {
    baseSceneImageUrl: String!
    altText: String
    photo: Photo
    products: [SmartPhotoProduct!]!
  }

  type SmartPhotoProduct {
    id: String
    name: String!
    hotspot: Spot!
    "The places of its other parts."
    moreHotspots: [Spot!]!
    quantity: Float
    unit: String
    note: String
    customSku: String
    "Of a product that comes in one way only."
    price: Float
    variations: [SmartPhotoVariation!]!
  }

  "A place in a picture, from its start and top edge: 0 to 1."
  type Spot {
    x: Float!
    y: Float!
  }

  type SmartPhotoVariation {
    "The whole room with this variation in it."
    productImageUrl: String!
    productSku: String!
    isDefault: Boolean!
    price: Float!
    productName: String!
    thumbnailUrl: String!
    photo: Photo
    thumbnail: Photo
  }
`;
