import { getSmartPhoto } from "../../../contracts/calls/graphql/get-smart-photo.ts";
import type { DocumentFilter } from "../../../contracts/document-filters.ts";
import { SmartPhotoType } from "../../../contracts/graphql/smart-photo-answer.ts";
import { findDocument, listDocuments } from "../../content/document-store.ts";
import { Refusal } from "../../http/refusal.ts";
import { editionFilters } from "../edition-filters.ts";
import { isFields, photoOf } from "../photo-of.ts";
import type { Fields, SchemaModule } from "../schema-module.ts";
import { serveQuery } from "../serve-query.ts";
import { writeTypes } from "../write-types.ts";

const view = SmartPhotoType.shape.viewImages.element;
const product = view.shape.products.element;
const variation = product.shape.variations.element;

const SMART_PHOTO_TYPE_DEFS = /* GraphQL */ `
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

export const SMART_PHOTOS: SchemaModule = {
  typeDefs: SMART_PHOTO_TYPE_DEFS,
  resolvers: {
    Query: {
      smartPhoto_details: serveQuery(getSmartPhoto, async (input, { database, answerOf }) => {
        const { smartPhotoSlug, smartphotoContentId, contentTypeSlug: contentType } = input;
        const filters = [...editionFilters(input), ...contentIdFilter(smartphotoContentId)];
        const gallery = { contentType, filters };
        const row = smartPhotoSlug
          ? await findDocument(database, gallery, smartPhotoSlug)
          : (await listDocuments(database, gallery, { page: 0, size: 1, sort: "position" })).rows[0];
        const name = smartPhotoSlug || smartphotoContentId;
        return row ? answerOf(row) : new Refusal(404, `There is no ${contentType} document "${name}".`);
      }),
    },
    // A design has fewer fields, or the same data under other names.
    SmartPhoto: {
      baseSceneImageUrl: ({ baseSceneImageUrl, coverImage }) => baseSceneImageUrl ?? coverImage,
      imageSizeRatio: (photo) => photo.imageSizeRatio ?? ratioOf(photoOf(photo)),
      visibleTags: ({ visibleTags, tags }) => visibleTags ?? tags ?? [],
      city: ({ city, designedBy }) => city ?? (isFields(designedBy) ? designedBy.city : undefined),
      designedBy: ({ designedBy }) => (isFields(designedBy) ? designedBy.name : designedBy),
      smartPhotoLite: ({ smartPhotoLite }) => smartPhotoLite ?? true,
      viewImages: ({ viewImages }) => viewImages ?? [],
      includes: ({ includes }) => includes ?? [],
      excludes: ({ excludes }) => excludes ?? [],
    },
    SmartPhotoView: { products: ({ products }) => products ?? [] },
    SmartPhotoProduct: {
      moreHotspots: ({ moreHotspots }) => moreHotspots ?? [],
      variations: ({ variations }) => variations ?? [],
    },
  },
};

function contentIdFilter(id = ""): DocumentFilter[] {
  return id === "" ? [] : [{ field: "smartphotoContentId", op: "eq", values: [id] }];
}

function ratioOf(photo: unknown): number | undefined {
  const { width, height }: Fields = isFields(photo) ? photo : {};
  return Math.round((Number(height) / Number(width)) * 10_000) / 100 || undefined;
}
