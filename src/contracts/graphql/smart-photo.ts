import { z } from "zod";
import { SizedPicture } from "../documents/designs/smart-photo-details.ts";

const Spot = z.object({ x: z.number(), y: z.number() });

const Variation = z.object({
  /** The whole room with this variation in it. */
  productImageUrl: z.string(),
  productSku: z.string(),
  isDefault: z.boolean(),
  price: z.number(),
  productName: z.string(),
  thumbnailUrl: z.string(),
  photo: SizedPicture.nullable(),
  thumbnail: SizedPicture.nullable(),
});

const Product = z.object({
  id: z.string().nullable(),
  name: z.string(),
  hotspot: Spot,
  moreHotspots: z.array(Spot),
  quantity: z.number().nullable(),
  unit: z.string().nullable(),
  note: z.string().nullable(),
  customSku: z.string().nullable(),
  /** Of a product that comes in one way only. */
  price: z.number().nullable(),
  variations: z.array(Variation),
});

const ViewImage = z.object({
  baseSceneImageUrl: z.string(),
  altText: z.string().nullable(),
  photo: SizedPicture.nullable(),
  products: z.array(Product),
});

export const SmartPhotoAnswer = z.object({
  slug: z.string(),
  contentType: z.string(),
  smartphotoContentId: z.string().nullable(),
  countryCode: z.string(),
  title: z.string(),
  description: z.string(),
  baseSceneImageUrl: z.string(),
  /** The height of the scene in hundredths of its width. */
  imageSizeRatio: z.number(),
  currency: z.string(),
  totalPrice: z.number().nullable(),
  visibleTags: z.array(z.string()),
  city: z.string().nullable(),
  author: z.string().nullable(),
  designedBy: z.string().nullable(),
  roomType: z.string(),
  /** A smart photo that is not lite is a pro. */
  smartPhotoLite: z.boolean(),
  roomDimensions: z
    .object({ length: z.number(), breadth: z.number(), unit: z.string().nullable() })
    .nullable(),
  roomSize: z.string().nullable(),
  viewImages: z.array(ViewImage),
  includes: z.array(z.string()),
  excludes: z.array(z.string()),
  care: z.string().nullable(),
  ctaText: z.string().nullable(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
});

export type SmartPhotoAnswer = z.infer<typeof SmartPhotoAnswer>;
