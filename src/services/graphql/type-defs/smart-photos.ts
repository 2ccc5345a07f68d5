import { SmartPhotoType } from "../../../contracts/graphql/smart-photo.ts";
import { writeTypes } from "../write-types.ts";

const view = SmartPhotoType.shape.viewImages.element;
const product = view.shape.products.element;
const variation = product.shape.variations.element;

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

  "A place in a picture, from its start and top edge: 0 to 1."
  ${writeTypes({
    Spot: { fields: product.shape.hotspot, certain: "all" },
    SmartPhoto: {
      fields: SmartPhotoType,
      certain: ["slug", "contentType", "title", "smartPhotoLite"],
      parts: { roomDimensions: "RoomDimensions", viewImages: "SmartPhotoView", tax: "SmartPhotoTax" },
    },
    RoomDimensions: {
      fields: SmartPhotoType.shape.roomDimensions.unwrap(),
      certain: ["length", "breadth"],
    },
    SmartPhotoTax: { fields: SmartPhotoType.shape.tax, certain: "all" },
    SmartPhotoView: {
      fields: view,
      certain: ["baseSceneImageUrl"],
      parts: { photo: "Photo", products: "SmartPhotoProduct" },
    },
    SmartPhotoProduct: {
      fields: product,
      certain: ["name", "hotspot"],
      parts: { hotspot: "Spot", moreHotspots: "Spot", variations: "SmartPhotoVariation" },
    },
    SmartPhotoVariation: {
      fields: variation,
      certain: ["productImageUrl", "productSku", "isDefault", "price", "productName", "thumbnailUrl"],
      parts: { photo: "Photo", thumbnail: "Photo" },
    },
  })}
`;
