import { z } from "zod";
import { Picture } from "../picture.ts";
import { Question } from "../question.ts";
import { namesDocument } from "../reference.ts";
import { DESIGN_FILTER_KEYS, DesignFilterGroup } from "./design-filter.ts";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const DesignCategoryFile = z.strictObject({
  title: z.string().min(3).max(40),
  description: z.string().min(80).max(260),
  pageTitle: z.string().min(10).max(70),
  seoTitle: z.string().min(20).max(60),
  seoDescription: z.string().min(110).max(160),
  seoKeywords: z.array(z.string().min(3)).min(3).max(8),
  /** The position of the first cue card in the list, and the number of designs between two of them. */
  cueStartPosition: z.number().int().min(0).default(4),
  cueInterval: z.number().int().min(1).default(6),
  picture: Picture,
  /** For phones; `picture` is used when unset. */
  phonePicture: Picture.optional(),
  /** The filters that it shows; the promoted ones are above the list. */
  filters: z.strictObject({
    promoted: z.array(z.enum(DESIGN_FILTER_KEYS)).min(3).max(5),
    more: z.array(z.enum(DESIGN_FILTER_KEYS)),
  }),
  features: z.array(slug).default([]),
  about: z.array(z.string().min(80).max(700)).min(1).max(3),
  questions: z.array(Question).min(4).max(6),
  related: z.array(namesDocument(slug, "design-ideas-categories")).min(2).max(5),
});

/**
 * The fields of a category in the responses that the site reads. Fields with a default are additional to the
 * agreement: our own host adds them, and the site works without them.
 */
export const DesignCategory = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string().default(""),
  pageTitle: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  cueStartPosition: z.number().nullish(),
  cueInterval: z.number().nullish(),
  filterGroups: z.array(DesignFilterGroup).default([]),
  about: z.array(z.string()).default([]),
  faqs: z.array(Question).default([]),
  related: z.array(z.string()).default([]),
});

export type DesignCategoryFile = z.infer<typeof DesignCategoryFile>;
export type DesignCategory = z.infer<typeof DesignCategory>;
