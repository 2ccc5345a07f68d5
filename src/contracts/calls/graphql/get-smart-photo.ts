import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { defineQuery } from "../../graphql/define-query.ts";
import { SmartPhotoAnswer } from "../../graphql/smart-photo-answer.ts";
import { AgreedProduct, toPieces } from "./smart-photo-pieces.ts";

const text = z.string().nullish();
const number = z.number().nullish();

/** EN-19. */
const AgreedSmartPhoto = z.object({
  description: text,
  baseSceneImageUrl: z.string(),
  imageSizeRatio: number,
  currency: text,
  countryCode: z.string(),
  visibleTags: z.array(z.string()).nullish(),
  title: z.string(),
  city: text,
  author: text,
  designedBy: text,
  roomType: z.string(),
  slug: z.string(),
  smartPhotoLite: z.boolean().nullish(),
  roomDimensions: z.object({ length: number, breadth: number }).nullish(),
  roomSize: text,
  viewImages: z.array(z.object({ products: z.array(AgreedProduct).nullish() })),
  seoTitle: text,
  seoDescription: text,
});

type Theirs = z.output<typeof AgreedSmartPhoto>;

/** Rooms are mostly photographed 3:2. */
const USUAL_RATIO = 66.7;

const agreedSmartPhoto = agreed({
  without: ["countryIsoCode", "languageCode"],
  ask: (input) => ({ smartphotoContentId: "", ...input }),
  isMissingWhenNull: true,
  answer: AgreedSmartPhoto,
  complete(theirs, { contentTypeSlug }): SmartPhotoAnswer {
    const viewImages = viewsOf(theirs);
    return {
      ...theirs,
      contentType: String(contentTypeSlug),
      smartphotoContentId: null,
      description: theirs.description ?? "",
      imageSizeRatio: theirs.imageSizeRatio || USUAL_RATIO,
      currency: theirs.currency ?? "",
      visibleTags: theirs.visibleTags ?? [],
      city: theirs.city || null,
      author: theirs.author || null,
      designedBy: theirs.designedBy || null,
      smartPhotoLite: theirs.smartPhotoLite ?? false,
      roomDimensions: measuresOf(theirs),
      roomSize: theirs.roomSize || null,
      totalPrice: viewImages[0] ? totalOf(viewImages[0]) : null,
      includes: [],
      excludes: [],
      care: null,
      ctaText: null,
      seoTitle: theirs.seoTitle || theirs.title,
      seoDescription: theirs.seoDescription || theirs.description || theirs.title,
      viewImages,
    };
  },
});

type View = SmartPhotoAnswer["viewImages"][number];

/** The agreed photograph is the scene of every view; a view without pieces is left out. */
function viewsOf({ viewImages, baseSceneImageUrl }: Theirs): View[] {
  return viewImages.flatMap(({ products }) => {
    const pieces = toPieces(products ?? []);
    return pieces.length > 0 ? [{ baseSceneImageUrl, altText: null, photo: null, products: pieces }] : [];
  });
}

function measuresOf({ roomDimensions }: Theirs): SmartPhotoAnswer["roomDimensions"] {
  const { length, breadth } = roomDimensions ?? {};
  return length && breadth ? { length, breadth, unit: null } : null;
}

/** The total with the default variation of every piece, or its first one if there is no default (SP-10). */
function totalOf({ products }: View): number {
  const shown = products.map(
    ({ variations }) => variations.find(({ isDefault }) => isDefault) ?? variations[0],
  );
  return shown.reduce((sum, variation) => sum + (variation?.price ?? 0), 0);
}

const SMART_PHOTO_TYPES = ["smart-photo", "smart-photo-lite", "looks"] as const;

/** A smart photo by its slug, by its content id (`in-modern-kitchen`), or by both. */
export const getSmartPhoto = defineQuery({
  name: "smartPhoto_details",
  input: z
    .object({
      smartPhotoSlug: z.string().optional(),
      contentTypeSlug: z.enum(SMART_PHOTO_TYPES).default("smart-photo"),
      /** Empty when the page has only the slug. */
      smartphotoContentId: z.string().optional(),
      countryIsoCode: z.string().optional(),
      languageCode: z.string().optional(),
    })
    .refine(({ smartPhotoSlug, smartphotoContentId }) => smartPhotoSlug || smartphotoContentId, {
      path: ["smartPhotoSlug"],
      message: "must be given, or smartphotoContentId",
    }),
  variables: {
    smartPhotoSlug: "String",
    contentTypeSlug: "String",
    smartphotoContentId: "String",
    countryIsoCode: "String",
    languageCode: "String",
  },
  answer: SmartPhotoAnswer,
  agreed: agreedSmartPhoto,
});
