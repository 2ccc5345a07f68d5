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

export const MagazineTypeFile = z.strictObject({
  name: text,
  description: text,
  /** Posts are of no such type: its stories are chosen in the landing widgets of this content type. */
  widgets: z.enum(["trending-stories", "diwali-stories", "home-story-gallery"]).optional(),
});

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

export type MagazineCategoryFile = z.infer<typeof MagazineCategoryFile>;
export type MagazineAuthorFile = z.infer<typeof MagazineAuthorFile>;
