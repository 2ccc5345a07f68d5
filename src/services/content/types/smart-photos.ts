import { SmartPhotoDetails } from "../../../contracts/documents/designs/smart-photo-details.ts";
import { Sku } from "../../../contracts/documents/offerings/sku.ts";
import { DEFAULT_LANGUAGE, languageOf } from "../../../editions/languages.ts";
import { completeCustomSku, completeSku } from "../complete/sku.ts";
import { completeSmartPhoto } from "../complete/smart-photo.ts";
import type { ConnectionContext, DocumentTypes } from "../document-type.ts";
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

/** Every variation is sold in the country of the photograph, at the price that the photograph names. */
function connectSmartPhoto(completed: object, context: ConnectionContext): object {
  const smartPhoto = SmartPhotoDetails.safeParse(completed);
  const products = smartPhoto.data?.viewImages[0]?.products ?? [];
  for (const code of smartPhoto.data?.finishCodes ?? []) context.require("finishes", code, ["products"]);
  products.forEach(({ quantity, customSku, variations }, index) => {
    if (customSku) context.require("custom-skus", customSku, ["products", index, "customSku"]);
    variations.forEach(({ productSku, price }, at) => {
      const wrong = faultOf(productSku, price / quantity, context);
      if (wrong) context.blame(["products", index, "variations", at, wrong.field], wrong.reason);
    });
  });
  return completed;
}

function faultOf(code: string, unitPrice: number, context: ConnectionContext) {
  const sku = findSku(code, context);
  if (!sku) return { field: "productSku", reason: `there is no product "${code}" in this language` };
  const zone = sku.seller_zones.find(({ seller_zone_code }) => seller_zone_code === context.country);
  if (!zone) return { field: "productSku", reason: `"${code}" is not sold in ${context.country}` };
  const { selling_price } = zone.sku_prices;
  // Prices may have cents, and thirds of them.
  return Math.abs(selling_price - unitPrice) < 0.01
    ? undefined
    : { field: "price", reason: `one of "${code}" is ${selling_price} there, and ${unitPrice} here` };
}

/** English products are for every country; another language has its own. */
function findSku(code: string, { list, language }: ConnectionContext): Sku | undefined {
  const wanted = languageOf(language) === DEFAULT_LANGUAGE ? undefined : language;
  const found = list("skus").find((sku) => sku.slug === code && sku.language === wanted);
  return found && Sku.parse(found.body);
}
