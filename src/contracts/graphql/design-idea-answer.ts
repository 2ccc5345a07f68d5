import { z } from "zod";
import { DesignCategoryFile } from "../documents/designs/design-category.ts";
import { DesignDocument } from "../documents/designs/design-idea-document.ts";
import { SizedPicture } from "../documents/designs/smart-photo-details.ts";
import { graphqlShape } from "./graphql-shape.ts";

const design = graphqlShape(
  DesignDocument.pick({
    slug: true,
    title: true,
    description: true,
    totalPrice: true,
    currency: true,
    coverImage: true,
    altText: true,
    addImages: true,
    roomSize: true,
    redirectedTo: true,
    roomType: true,
    layout: true,
    style: true,
    tier: true,
    tags: true,
    colours: true,
    homeTypes: true,
    area: true,
    sizeBand: true,
    hasPrice: true,
    roomDimensions: true,
  }),
  ["style", "tier", "roomDimensions"],
).shape;

const DesignView = z.object({ baseSceneImageUrl: z.string(), altText: z.string() });

export const DesignIdea = z.object({
  ...design,
  contentType: z.string().describe("looks, or smart-photo-lite for one with prices."),
  country: z.string(),
  viewImages: z.array(DesignView),
  photo: SizedPicture.nullable(),
  lenses: z.array(z.string()),
  roomDimensions: design.roomDimensions.describe("Of the room that it was drawn for, in feet."),
  pricedPieces: z.int().describe("How many things in the photograph carry a price."),
});

export const DesignIdeaAnswer = DesignIdea.omit({
  area: true,
  sizeBand: true,
  hasPrice: true,
  homeTypes: true,
  lenses: true,
}).extend({ viewImages: z.array(DesignView.pick({ baseSceneImageUrl: true })) });

const category = DesignCategoryFile.pick({
  description: true,
  pageTitle: true,
  seoTitle: true,
  seoDescription: true,
  cueStartPosition: true,
  cueInterval: true,
});

export const DesignIdeasCategoryAnswer = z.object({
  ...graphqlShape(category, category.keyof().options).shape,
  slug: z.string(),
  contentType: z.string(),
  country: z.string(),
  title: z.string(),
  count: z.int().describe("How many designs its gallery holds."),
  seoKeywords: z.string().nullable(),
  availableRegions: z.array(z.string()),
  images: z.object({ desktop: z.string(), mobile: z.string(), altText: z.string() }).nullable(),
  photo: SizedPicture.nullable(),
});

export type DesignIdeaAnswer = z.infer<typeof DesignIdeaAnswer>;
export type DesignIdeasCategoryAnswer = z.infer<typeof DesignIdeasCategoryAnswer>;
