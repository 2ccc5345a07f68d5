import { z } from "zod";
import { SizedPicture } from "../documents/designs/smart-photo-details.ts";

export const DesignIdeaAnswer = z.object({
  slug: z.string(),
  contentType: z.string(),
  country: z.string(),
  title: z.string(),
  description: z.string(),
  /** None where nothing is priced. */
  totalPrice: z.number().nullable(),
  currency: z.string(),
  coverImage: z.string(),
  altText: z.string(),
  addImages: z.object({ cover: z.string(), desktop: z.string() }),
  viewImages: z.array(z.object({ baseSceneImageUrl: z.string() })),
  roomSize: z.string(),
  /** The slug of the design that took its place. */
  redirectedTo: z.string().nullable(),
  photo: SizedPicture.nullable(),
  roomType: z.string(),
  layout: z.string().nullable(),
  style: z.string().nullable(),
  tier: z.string().nullable(),
  tags: z.array(z.string()),
  colours: z.array(z.string()),
  /** Of the room that it was drawn for, in feet. */
  roomDimensions: z.object({ length: z.number(), breadth: z.number() }).nullable(),
  /** How many things in the photograph carry a price. */
  pricedPieces: z.number(),
});

export const DesignIdeasCategoryAnswer = z.object({
  slug: z.string(),
  contentType: z.string(),
  country: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  /** How many designs its gallery holds. */
  count: z.number(),
  cueStartPosition: z.number().nullable(),
  cueInterval: z.number().nullable(),
  pageTitle: z.string().nullable(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  seoKeywords: z.string().nullable(),
  availableRegions: z.array(z.string()),
  images: z.object({ desktop: z.string(), mobile: z.string(), altText: z.string() }).nullable(),
  photo: SizedPicture.nullable(),
});

export type DesignIdeaAnswer = z.infer<typeof DesignIdeaAnswer>;
export type DesignIdeasCategoryAnswer = z.infer<typeof DesignIdeasCategoryAnswer>;
