import { z } from "zod";
import { Design, listOf, text } from "./fields.ts";

/** The GraphQL responses, with every field of Part D selected by its exact name. */

const amount = z.number().positive();

export const DESIGNS = {
  query: `query designIdeasList($urlQueryParams: String!, $designIdeasContentTypes: [String!]) {
    designIdeasList(urlQueryParams: $urlQueryParams, designIdeasContentTypes: $designIdeasContentTypes) {
      items {
        description title contentType slug totalPrice currency coverImage altText addImages { cover desktop }
        viewImages { baseSceneImageUrl } roomSize redirectedTo
      }
    }
  }`,
  answer: z.object({ items: z.array(Design).length(12) }),
};

export const CATEGORIES = {
  query: `query designIdeasCategories {
    designIdeasCategories {
      categories {
        title count description slug contentType cueStartPosition cueInterval pageTitle seoTitle seoDescription
        seoKeywords availableRegions images { desktop mobile altText }
      }
    }
  }`,
  answer: z.object({
    categories: listOf(
      z.object({
        title: text,
        count: amount,
        description: text,
        slug: text,
        contentType: text,
        cueStartPosition: z.number().nullable(),
        cueInterval: z.number().nullable(),
        pageTitle: text,
        seoTitle: text,
        seoDescription: text,
        seoKeywords: text,
        availableRegions: listOf(text),
        images: z.object({ desktop: text, mobile: text, altText: text }),
      }),
    ),
  }),
};

const Product = z.object({
  name: text,
  hotspot: z.object({ x: z.number(), y: z.number() }),
  variations: listOf(
    z.object({
      productImageUrl: text,
      productSku: text,
      isDefault: z.boolean(),
      price: amount,
      productName: text,
      thumbnailUrl: text,
    }),
  ),
});

export const SMART_PHOTO = {
  query: `query smartPhoto_details($smartPhotoSlug: String, $contentTypeSlug: String, $smartphotoContentId: String) {
    smartPhoto_details(
      smartPhotoSlug: $smartPhotoSlug, contentTypeSlug: $contentTypeSlug, smartphotoContentId: $smartphotoContentId
    ) {
      description baseSceneImageUrl imageSizeRatio currency countryCode visibleTags title city author designedBy
      roomType slug smartPhotoLite roomDimensions { length breadth } roomSize seoTitle seoDescription
      viewImages {
        products {
          name hotspot { x y }
          variations { productImageUrl productSku isDefault price productName thumbnailUrl }
        }
      }
    }
  }`,
  answer: z.object({
    description: text,
    baseSceneImageUrl: text,
    imageSizeRatio: amount,
    currency: z.literal("INR"),
    countryCode: z.literal("IN"),
    visibleTags: listOf(text),
    title: text,
    city: text,
    author: text,
    designedBy: text,
    roomType: text,
    slug: z.literal("modern-kitchen"),
    smartPhotoLite: z.literal(false),
    roomDimensions: z.object({ length: amount, breadth: amount }),
    roomSize: text,
    seoTitle: text,
    seoDescription: text,
    // Only the first view must have products.
    viewImages: z.tuple([z.object({ products: listOf(Product) })], z.object({ products: z.array(Product) })),
  }),
};

export const SKU = {
  query: `query skuDetailsFromShazam($skuCode: String!, $currency: String) {
    skuDetailsFromShazam(skuCode: $skuCode, currency: $currency) {
      sku_code returns_policy description category_notes care_instructions warranty id name category
      images { position url } field_options { name values }
      seller_zones {
        quantity sla_in_days enabled seller_zone_code commission_percentage
        sku_prices { currency selling_price mrp }
      }
    }
  }`,
  answer: z.object({
    sku_code: z.literal("SKU-1"),
    returns_policy: text,
    description: text,
    category_notes: text,
    care_instructions: text,
    warranty: text,
    id: z.number(),
    name: text,
    category: text,
    images: listOf(z.object({ position: amount, url: text })),
    field_options: z.array(z.object({ name: text, values: listOf(text) })),
    seller_zones: listOf(
      z.object({
        quantity: z.number(),
        sla_in_days: amount,
        enabled: z.boolean(),
        seller_zone_code: text,
        commission_percentage: z.number(),
        sku_prices: z.object({ currency: z.literal("INR"), selling_price: amount, mrp: amount }),
      }),
    ),
  }),
};

export const CUSTOM_SKU = {
  query: `query hiStoreCustomSkusData($customSkuCode: String!) {
    hiStoreCustomSkusData(customSkuCode: $customSkuCode) { units { display_name price code available } }
  }`,
  answer: z.object({
    units: listOf(z.object({ display_name: text, price: amount, code: text, available: z.boolean() })),
  }),
};

export const OFFERINGS = {
  query: `query offerings_details($filters: String!, $start: Int, $count: Int, $offeringType: String!) {
    offerings_details(filters: $filters, start: $start, count: $count, offeringType: $offeringType) {
      products {
        id name code category type
        meta { description description_short care_instructions category_notes returns_policy warranty }
        dimensions { width height depth }
        features { feature value id_feature id_feature_value }
        materialData { availability }
        skusData { price code fields { name value } images { position url } }
      }
    }
  }`,
  answer: z.object({
    products: listOf(
      z.object({
        id: amount,
        name: text,
        code: text,
        category: text,
        type: text,
        meta: z.object({
          description: text,
          description_short: text,
          care_instructions: text,
          category_notes: text,
          returns_policy: text,
          warranty: text,
        }),
        dimensions: z.object({ width: amount, height: amount, depth: amount }),
        features: listOf(
          z.object({ feature: text, value: text, id_feature: amount, id_feature_value: amount }),
        ),
        materialData: z.object({ availability: text }),
        skusData: z.object({
          price: amount,
          code: text,
          fields: z.array(z.object({ name: text, value: text })),
          images: listOf(z.object({ position: amount, url: text })),
        }),
      }),
    ),
  }),
};

/** One of the four magazine searches, under one of its names. */
export function magazineSearch(operation: string, list: string, fields: string) {
  return `query ($type: String, $query: String!, $countryIsoCode: String!, $page: Int, $pageSize: Int) {
    ${operation}(type: $type, query: $query, countryIsoCode: $countryIsoCode, page: $page, pageSize: $pageSize) {
      ${list} { ${fields} } totalResultsCount
    }
  }`;
}

export const FoundPost = z.object({
  postTitle: text,
  postCategory: text,
  postSlug: text,
  postImageObj: z.object({ url: text }),
});
export const FoundName = z.object({ name: text, slug: text });
