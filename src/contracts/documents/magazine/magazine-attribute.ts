import { z } from "zod";
import { Picture } from "../picture.ts";
import { namesDocument } from "../reference.ts";

const text = z.string().min(1);

export const MagazineCategoryFile = z.strictObject({
  name: text,
  description: text,
  parent: namesDocument(text, "magazine-taxonomy").optional(),
  picture: Picture,
});

export const MagazineTagFile = z.strictObject({ name: text });

const widgets = z.enum(["trending-stories", "diwali-stories", "home-story-gallery"]).optional();

export const MagazineTypeFile = z.strictObject({ name: text, description: text, widgets });

export const MagazineAuthorFile = z.strictObject({
  name: text,
  role: text,
  city: text,
  bio: text,
  expertise: z.array(text).min(1),
  languages: z.array(text).min(1),
  picture: Picture.optional(),
  /** Set until real writers are named. */
  sample: z.literal(true).optional(),
});

export const MagazineAttribute = z.looseObject({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  count: z.number().int(),
  description: z.string().optional(),
  parent: z.string().optional(),
  picture: Picture.optional(),
  role: z.string().optional(),
  city: z.string().optional(),
  bio: z.string().optional(),
  initials: z.string().optional(),
  expertise: z.array(z.string()).optional(),
  languages: z.array(z.string()).optional(),
  sample: z.boolean().optional(),
});

export const MagazineType = MagazineAttribute.extend({ widgets });

/**
 * A category in the format of the site search, derived from the categories and the posts. The optional fields are
 * additional to the specification.
 */
export const MagazineCategoryRow = z.object({
  filter_id: z.string(),
  filter_display_name: z.string(),
  filter_count: z.number().int(),
  image_url: z.string(),
  description: z.string().optional(),
  picture: Picture.optional(),
});

export type MagazineAttribute = z.infer<typeof MagazineAttribute>;
export type MagazineType = z.infer<typeof MagazineType>;
export type MagazineCategoryFile = z.infer<typeof MagazineCategoryFile>;
export type MagazineAuthorFile = z.infer<typeof MagazineAuthorFile>;
