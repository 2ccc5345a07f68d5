import { ACCESSORY_FEATURES } from "../../../contracts/documents/offerings/offering-accessory-features.ts";
import {
  isOfferingCategory,
  OFFERING_CATEGORIES,
  offeringListPath,
} from "../../../contracts/documents/offerings/offering-categories.ts";
import type {
  OfferingCategoryPage,
  OfferingFilter,
  WrittenOfferingCategory,
} from "../../../contracts/documents/offerings/offering-category.ts";
import type { OfferingFeature } from "../../../contracts/documents/offerings/offering-features.ts";
import { FINISH_FEATURES } from "../../../contracts/documents/offerings/offering-finish-features.ts";
import { PRODUCT_TYPES } from "../../../contracts/documents/offerings/offering-product-types.ts";
import type { CompletionContext } from "../document-type.ts";

type WrittenFilter = WrittenOfferingCategory["filters"][number];

/** Adds the number of a category, its address, and the numbers that its filters ask for. */
export function completeOfferingCategory(
  { filters, ...written }: WrittenOfferingCategory,
  { slug, blame }: CompletionContext,
): OfferingCategoryPage | WrittenOfferingCategory {
  if (!isOfferingCategory(slug)) {
    blame([], `"${slug}" has no number among the offering categories`);
    return { ...written, filters };
  }
  const { id, name, offering } = OFFERING_CATEGORIES[slug];
  const features: Record<string, OfferingFeature | undefined> =
    offering === "finishes" ? FINISH_FEATURES : ACCESSORY_FEATURES;
  return {
    ...written,
    product_category_id: id,
    offeringType: offering,
    name,
    path: offeringListPath(slug),
    filterData: filters.flatMap((filter, index) => {
      const read = "productTypes" in filter ? typeFilter(filter) : featureFilter(filter, features);
      if (!read) blame(["filters", index], `${offering} have no such feature, or not with these values`);
      return read ?? [];
    }),
  };
}

function typeFilter({ productTypes }: Extract<WrittenFilter, { productTypes: unknown }>): OfferingFilter {
  return {
    type: "product_type",
    displayName: "Kind",
    isFeatureFilter: false,
    categorySearchBy: "product_type_id",
    categoryFilters: productTypes.map((type) => ({
      searchBy: String(PRODUCT_TYPES[type].id),
      selected: false,
      displayName: PRODUCT_TYPES[type].name,
    })),
  };
}

function featureFilter(
  { feature, values }: Extract<WrittenFilter, { feature: unknown }>,
  features: Record<string, OfferingFeature | undefined>,
): OfferingFilter | undefined {
  const known = features[feature];
  if (!known || !values.every(known.isKnown)) return undefined;
  return {
    type: "feature",
    displayName: known.name,
    isFeatureFilter: true,
    categorySearchBy: feature,
    categoryFilters: values.map((value) => {
      const { id_feature_value, text } = known.read(value);
      return { searchBy: String(id_feature_value), selected: false, displayName: text };
    }),
  };
}
