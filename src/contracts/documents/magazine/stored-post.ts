import { z } from "zod";
import { Picture } from "../picture.ts";

const Named = z.looseObject({ name: z.string(), slug: z.string() });

const MagazineAuthor = Named.extend({
  id: z.number().int(),
  role: z.string().optional(),
  city: z.string().optional(),
  bio: z.string().optional(),
  initials: z.string().optional(),
  /** An invented person, shown until the company names a real one. */
  sample: z.literal(true).optional(),
  picture: Picture.optional(),
});

const KeyFact = z.looseObject({ label: z.string(), value: z.string() });

export const MagazinePostItem = z.looseObject({
  id: z.number().int(),
  slug: z.string(),
  date: z.iso.datetime(),
  title: z.string(),
  category: Named,
  authors: z.array(MagazineAuthor),
  image: z.string(),
  media_details: z.looseObject({ width: z.number(), height: z.number() }),
  imageAltText: z.string(),
  excerpt: z.string(),
  tags: z.array(Named),
  updated: z.iso.datetime().optional(),
  childCategory: Named.optional(),
  type: Named.optional(),
  readingMinutes: z.number().int().optional(),
  keyFacts: z.array(KeyFact).optional(),
  picture: Picture.optional(),
  sample: z.literal(true).optional(),
});

export const StoredPost = MagazinePostItem.extend({
  content: z.string(),
  words: z.number(),
  headings: z.array(z.looseObject({ id: z.string(), text: z.string() })),
  keyFacts: z.array(KeyFact),
  sources: z.array(z.looseObject({ title: z.string(), publisher: z.string(), note: z.string().optional() })),
  reviewedBy: MagazineAuthor.optional(),
  caption: z.string().optional(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  relatedSlugs: z.array(z.string()),
});

export type MagazineAuthor = z.infer<typeof MagazineAuthor>;
export type MagazinePostItem = z.infer<typeof MagazinePostItem>;
export type StoredPost = z.infer<typeof StoredPost>;
