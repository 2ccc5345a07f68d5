import { z } from "zod";
import { SizedPicture, SmartPhotoDetails } from "../documents/designs/smart-photo-details.ts";
import { graphqlShape } from "./graphql-shape.ts";

const photo = graphqlShape(
  SmartPhotoDetails.pick({
    slug: true,
    title: true,
    description: true,
    smartphotoContentId: true,
    countryCode: true,
    currency: true,
    baseSceneImageUrl: true,
    imageSizeRatio: true,
    visibleTags: true,
    city: true,
    author: true,
    designedBy: true,
    roomType: true,
    roomDimensions: true,
    roomSize: true,
    totalPrice: true,
    lowestPrice: true,
    highestPrice: true,
    includes: true,
    excludes: true,
    care: true,
    ctaText: true,
    seoTitle: true,
    seoDescription: true,
    viewImages: true,
  }),
).shape;

const view = photo.viewImages.element.shape;
const product = view.products.element.shape;
const variation = product.variations.element.shape;

const Variation = z.object({
  ...variation,
  photo: SizedPicture.nullable(),
  thumbnail: SizedPicture.nullable(),
});

const Product = z.object({
  ...product,
  id: product.id.nullable(),
  quantity: product.quantity.nullable(),
  unit: product.unit.nullable(),
  price: z.number().nullable().describe("The price of a product without variations."),
  variations: z.array(Variation),
});

const View = z.object({
  ...view,
  altText: view.altText.nullable(),
  photo: SizedPicture.nullable(),
  products: z.array(Product),
});

export const SmartPhotoType = z.object({
  ...photo,
  contentType: z.string(),
  smartphotoContentId: photo.smartphotoContentId.nullable(),
  totalPrice: photo.totalPrice.nullable(),
  city: photo.city.nullable(),
  author: photo.author.nullable(),
  designedBy: photo.designedBy.nullable(),
  smartPhotoLite: z.boolean().describe("A smart photo that is not lite is a pro."),
  roomDimensions: z
    .object({ ...photo.roomDimensions.shape, unit: photo.roomDimensions.shape.unit.nullable() })
    .nullable(),
  roomSize: photo.roomSize.nullable(),
  viewImages: z.array(View),
  tax: z.object({ name: z.string(), rate: z.number(), included: z.boolean() }),
  care: photo.care.nullable(),
  seoTitle: photo.seoTitle.nullable(),
  seoDescription: photo.seoDescription.nullable(),
});

export const SmartPhotoAnswer = SmartPhotoType.omit({ lowestPrice: true, highestPrice: true, tax: true });

export type SmartPhotoAnswer = z.infer<typeof SmartPhotoAnswer>;
