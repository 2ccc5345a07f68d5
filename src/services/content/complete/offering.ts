import { CLIMATE_NAMES, CLIMATES } from "../../../contracts/documents/offerings/climates.ts";
import type { WrittenOffering } from "../../../contracts/documents/offerings/offering.ts";
import { ACCESSORY_FEATURES } from "../../../contracts/documents/offerings/offering-accessory-features.ts";
import {
  categoryIdsOf,
  OFFERING_CATEGORIES,
  type OfferingType,
} from "../../../contracts/documents/offerings/offering-categories.ts";
import type { OfferingFeature } from "../../../contracts/documents/offerings/offering-features.ts";
import { FINISH_FEATURES } from "../../../contracts/documents/offerings/offering-finish-features.ts";
import type { OfferingProduct } from "../../../contracts/documents/offerings/offering-product.ts";
import { PRODUCT_TYPES } from "../../../contracts/documents/offerings/offering-product-types.ts";
import { COUNTRIES } from "../../../editions/countries.ts";
import type { CompletionContext } from "../document-type.ts";
import { imagesByPosition } from "./sku.ts";

/** Gives an offering the shape of the calls, with numbers for its features and its lists. */
export function completeOffering(offering: OfferingType) {
  const known: Record<string, OfferingFeature> =
    offering === "finishes" ? FINISH_FEATURES : ACCESSORY_FEATURES;

  return (written: WrittenOffering, { slug, blame }: CompletionContext): OfferingProduct => {
    const [own] = written.categories;
    written.categories.forEach((category, index) => {
      if (OFFERING_CATEGORIES[category].offering !== offering)
        blame(["categories", index], `"${category}" is not a category of ${offering}`);
    });
    const features = listFeatures(written.features, known);
    const type = PRODUCT_TYPES[written.productType];
    return {
      id: written.id,
      name: written.name,
      code: slug,
      meta: metaOf(written),
      category: OFFERING_CATEGORIES[own].name,
      category_slug: own,
      dimensions: written.dimensions,
      type: type.name,
      features,
      materialData: { availability: written.availability },
      skusData: {
        price: written.price.amount,
        currency: COUNTRIES.in.currency,
        code: slug,
        fields: [{ name: "Priced by", value: written.price.unit }],
        images: imagesByPosition([written.picture, ...written.pictures]),
      },
      ...(offering === "finishes" && { climateFit: climateFitOf(written) }),
      picture: written.picture,
      product_category_id: categoryIdsOf(written.categories),
      product_type_id: type.id,
      available_offline: written.availableOffline ? 1 : 0,
      multi_feature: features.map(({ id_feature_value }) => id_feature_value),
      seenIn: written.seenIn,
      pairsWith: written.pairsWith,
    };
  };
}

function climateFitOf({ features }: WrittenOffering): OfferingProduct["climateFit"] {
  return CLIMATE_NAMES.map((climate) => ({
    group: FINISH_FEATURES[climate].name,
    cities: [...CLIMATES[climate]],
    rating: Number(features[climate]),
  }));
}

function metaOf(written: WrittenOffering): OfferingProduct["meta"] {
  const { description, description_short, care_instructions, category_notes, returns_policy, warranty } =
    written;
  return { description, description_short, care_instructions, category_notes, returns_policy, warranty };
}

function listFeatures(
  written: WrittenOffering["features"],
  known: Record<string, OfferingFeature>,
): OfferingProduct["features"] {
  return Object.entries(known).flatMap(([key, { id, name, read }]) => {
    const value = written[key];
    if (value === undefined) return [];
    return [value].flat().map((one) => {
      const { text, id_feature_value } = read(one);
      return { feature: name, value: text, id_feature: id, id_feature_value };
    });
  });
}
