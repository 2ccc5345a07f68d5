import { z } from "zod";
import { Picture } from "../picture.ts";

const text = z.string().min(1);

/** A category of the magazine; one with a parent is a part of it. */
export const MagazineCategoryFile = z.strictObject({
  name: text,
  /** One sentence: what is found here. */
  description: text,
  parent: text.optional(),
  picture: Picture,
});

export const MagazineTagFile = z.strictObject({ name: text });

/** Posts are of no such type: its stories are chosen in the landing widgets of this content type. */
const widgets = z.enum(["trending-stories", "diwali-stories", "home-story-gallery"]).optional();

export const MagazineTypeFile = z.strictObject({ name: text, description: text, widgets });

export const MagazineAuthorFile = z.strictObject({
  name: text,
  role: text,
  city: text,
  /** Two or three sentences. */
  bio: text,
  expertise: z.array(text).min(1),
  languages: z.array(text).min(1),
  picture: Picture.optional(),
  /** Set until real writers take over. */
  sample: z.literal(true).optional(),
});

/** A category, a tag, a type or an author as it is stored for a country that has articles of it. */
export const MagazineAttribute = z.looseObject({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  /** Its articles in this country. */
  count: z.number().int(),
  description: z.string().optional(),
  parent: z.string().optional(),
  picture: Picture.optional(),
  /** Of authors. */
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
 * A category in the words of the search that the site asks; it follows from the categories and the posts. What is optional
 * is more than the specification asks for.
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
