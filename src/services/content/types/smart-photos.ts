import { completeCustomSku, completeSku } from "../complete/sku.ts";
import { completeSmartPhoto } from "../complete/smart-photo.ts";
import { connectSmartPhoto } from "../complete/smart-photo-skus.ts";
import type { DocumentTypes } from "../document-type.ts";
import { shownBy } from "../publication/find-address.ts";
import { typeNamed } from "../type-named.ts";

/** One slug may have editions for several countries and languages: whoever looks one up says which. */
export const SMART_PHOTO_TYPES: DocumentTypes = {
  "smart-photo": {
    ...typeNamed("smart-photo"),
    whyNoAddress: shownBy("smart-photo"),
    complete: completeSmartPhoto,
    connect: connectSmartPhoto,
    filters: ["smartphotoContentId", "roomType", "visibleTags", "city", "totalPrice", "finishCodes"],
    search: {
      kind: "design",
      heading: ["title"],
      tags: ["visibleTags", "roomType"],
      text: ["description", "viewImages.products.name", "includes", "designedBy", "city"],
      summary: "description",
      picture: "scene",
    },
  },
  /** English for every country, with an Arabic edition of what is sold in Saudi Arabia. */
  skus: {
    ...typeNamed("skus"),
    complete: completeSku,
    filters: ["sku_code", "category"],
  },
  "custom-skus": {
    ...typeNamed("custom-skus"),
    complete: completeCustomSku,
    filters: ["custom_sku_code"],
  },
};
