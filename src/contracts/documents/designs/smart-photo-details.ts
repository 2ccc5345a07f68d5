import { z } from "zod";
import { Picture } from "../picture.ts";
import { SmartPhoto } from "./smart-photo-document.ts";

const address = z.string().min(1);
const share = z.number().min(0).max(1);

export const SizedPicture = z.object({
  url: address,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  dominant: z.string().describe("The colour to show until the picture is there."),
});

const Variation = z.object({
  /** Pixel-aligned with the scene. */
  productImageUrl: address.describe("The whole room with this variation in it."),
  productSku: z.string(),
  isDefault: z.boolean(),
  price: z.number().positive(),
  productName: z.string(),
  thumbnailUrl: address,
  photo: SizedPicture,
  thumbnail: SizedPicture,
});

const Product = z.object({
  id: z.string(),
  name: z.string(),
  hotspot: z.object({ x: share, y: share }),
  moreHotspots: z.array(z.object({ x: share, y: share })).describe("The places of its other parts."),
  quantity: z.number().positive(),
  unit: z.string(),
  note: z.string().optional(),
  customSku: z.string().optional(),
  variations: z.array(Variation).min(1),
});

const ViewImage = z.object({
  baseSceneImageUrl: address,
  altText: z.string(),
  photo: SizedPicture,
  products: z.array(Product),
});

/**
 * A piece in one of our finishes, and the same room with the piece in another finish; the two photographs are
 * pixel-aligned.
 */
const ShownFinish = z.object({
  code: z.string(),
  name: z.string(),
  /** The position of the piece in the photograph. */
  x: share,
  photo: SizedPicture,
  before: z.object({ name: z.string(), photo: SizedPicture }),
});

export const DerivedSmartPhoto = z.object({
  slug: z.string(),
  /** `<region>-<slug>`, so that a page can request its own edition of a slug that several countries use. */
  smartphotoContentId: z.string(),
  countryCode: z.string().length(2),
  currency: z.string().length(3),
  tax: z.object({ name: z.string(), rate: z.number(), included: z.literal(true) }),
  smartPhotoLite: z.literal(false),
  baseSceneImageUrl: address,
  imageSizeRatio: z.number().positive().describe("The height of the scene in hundredths of its width."),
  roomDimensions: z.object({
    length: z.number().positive(),
    breadth: z.number().positive(),
    unit: z.enum(["ft", "m"]),
  }),
  roomSize: z.string(),
  totalPrice: z.number().positive().describe("With the default variation of every product."),
  lowestPrice: z.number().positive(),
  highestPrice: z.number().positive(),
  viewImages: z.array(ViewImage).min(1),
  shownFinishes: z.array(ShownFinish),
  finishCodes: z.array(z.string()),
});

/** A smart photo as the calls return it (EN-19, EN-20). */
export const SmartPhotoDetails = SmartPhoto.omit({ products: true, otherViews: true }).extend(
  DerivedSmartPhoto.shape,
);

const ListedPiece = z.object({
  id: z.string(),
  name: z.string(),
  hotspot: z.object({ x: share, y: share }),
  variations: z.array(z.object({ price: z.number(), isDefault: z.boolean() })).min(1),
});

export const ListedSmartPhoto = z.object({
  slug: z.string(),
  title: z.string(),
  roomType: z.string(),
  roomSize: z.string(),
  roomDimensions: z.object({ length: z.number(), breadth: z.number() }).nullish(),
  city: z.string().nullish(),
  totalPrice: z.number(),
  scene: Picture,
  /** A piece without a place or a price is counted, and not shown. */
  viewImages: z.array(z.object({ products: z.array(ListedPiece.nullable().catch(null)) })),
  shownFinishes: z.array(ShownFinish).nullish(),
});

export type SmartPhotoDetails = z.infer<typeof SmartPhotoDetails>;
export type ShownFinish = z.infer<typeof ShownFinish>;
export type DerivedSmartPhoto = z.infer<typeof DerivedSmartPhoto>;
