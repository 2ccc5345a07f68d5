import { z } from "zod";
import { CLIMATE_NAMES, CLIMATES } from "../../../contracts/documents/offerings/climates.ts";
import { ACCESSORY_FEATURES } from "../../../contracts/documents/offerings/offering-accessory-features.ts";
import {
  categoryIdsOf,
  isOfferingCategory,
  OFFERING_CATEGORIES,
  type OfferingType,
  offeringListPath,
} from "../../../contracts/documents/offerings/offering-categories.ts";
import type {
  OfferingCategoryPage,
  OfferingFilter,
  WrittenOfferingCategory,
} from "../../../contracts/documents/offerings/offering-category.ts";
import type { WrittenOffering } from "../../../contracts/documents/offerings/offering-document.ts";
import type { OfferingFeature } from "../../../contracts/documents/offerings/offering-features.ts";
import { FINISH_FEATURES } from "../../../contracts/documents/offerings/offering-finish-features.ts";
import { OfferingProduct } from "../../../contracts/documents/offerings/offering-product.ts";
import { PRODUCT_TYPES } from "../../../contracts/documents/offerings/offering-product-types.ts";
import { UNLISTED_AVAILABILITIES } from "../../../contracts/graphql/offering-filters.ts";
import { COUNTRIES } from "../../../editions/countries.ts";
import { imagesByPosition } from "../complete/complete-sku.ts";
import type {
  CompletionContext,
  ConnectionContext,
  DocumentTypes,
  SearchableType,
} from "../document-type.ts";
import { typeNamed } from "../type-named.ts";

const OFFERING_FILTERS = [
  "code",
  "product_category_id",
  "product_type_id",
  "available_offline",
  "multi_feature",
  "materialData.availability",
] as const;

const OFFERING_SEARCH = {
  kind: "product",
  heading: ["name"],
  tags: ["code", "category", "type", "features.value"],
  text: ["meta.description", "meta.description_short", "meta.category_notes"],
  summary: "meta.description_short",
  picture: "picture",
} as const satisfies SearchableType;

/** Adds the number of products in the list of a category, and their lowest price. */
function countProducts(category: OfferingCategoryPage, { list }: ConnectionContext): OfferingCategoryPage {
  const prices = listedIn(list(category.offeringType)).get(category.product_category_id) ?? [];
  const from = prices.reduce((least, price) => Math.min(least, price), Number.POSITIVE_INFINITY);
  return prices.length === 0 ? category : { ...category, products: { count: prices.length, from } };
}

type Products = ReturnType<ConnectionContext["list"]>;

/** Every category needs the same products, so they are read once. */
const read = new WeakMap<Products, Map<number, number[]>>();

function listedIn(products: Products): Map<number, number[]> {
  const known = read.get(products);
  if (known) return known;
  const prices = new Map<number, number[]>();
  for (const { body } of products) {
    const { data } = Listed.safeParse(body);
    if (!data || UNLISTED.some((word) => data.materialData.availability.includes(word))) continue;
    for (const id of data.product_category_id)
      prices.set(id, [...(prices.get(id) ?? []), data.skusData.price]);
  }
  read.set(products, prices);
  return prices;
}

const UNLISTED: readonly string[] = UNLISTED_AVAILABILITIES;

const Listed = OfferingProduct.pick({ product_category_id: true, materialData: true }).extend({
  available_offline: z.literal(1),
  skusData: OfferingProduct.shape.skusData.pick({ price: true }),
});

export const OFFERING_TYPES: DocumentTypes = {
  finishes: {
    ...typeNamed("finishes"),
    complete: completeOffering("finishes"),
    connect: connectOffering("finishes"),
    filters: OFFERING_FILTERS,
    search: OFFERING_SEARCH,
  },
  accessories: {
    ...typeNamed("accessories"),
    complete: completeOffering("accessories"),
    connect: connectOffering("accessories"),
    filters: OFFERING_FILTERS,
    search: OFFERING_SEARCH,
  },
  "offerings-categories": {
    ...typeNamed("offerings-categories"),
    complete: completeOfferingCategory,
    connect: countProducts,
    filters: ["product_category_id", "offeringType"],
  },
};

/** Checks that the referenced photographs and matching products exist. */
function connectOffering(offering: OfferingType) {
  return (product: OfferingProduct, { require }: ConnectionContext): OfferingProduct => {
    product.seenIn.forEach((slug, index) => {
      require("smart-photo", slug, ["seenIn", index]);
    });
    product.pairsWith.forEach((code, index) => {
      require(offering, code, ["pairsWith", index]);
    });
    return product;
  };
}

type WrittenFilter = WrittenOfferingCategory["filters"][number];

/** Adds the id of a category, its address, and the ids that its filters need. */
function completeOfferingCategory(
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
      if (!read)
        blame(["filters", index], `${offering} have no such feature, or it does not have these values`);
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

/** Converts an offering to the format of the calls, with numbers for its features and its lists. */
function completeOffering(offering: OfferingType) {
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
