import { z } from "zod";
import { Picture } from "../../documents/picture.ts";
import { wholeNumber } from "../../whole-number.ts";

/** How many the magazine shows: of a search, of its landing page. */
export const MAGAZINE_SIZES = { search: 5, landingRecent: 12 } as const;

/** Slugs with commas between them: any of them will do. */
export const slugList = z
  .string()
  .max(4000)
  .regex(/^[\w-]+(?:,[\w-]+)*$/, "must be slugs with commas between them");

/** The first page is 1. */
export const magazinePage = wholeNumber(1, 100_000);
export const magazinePageSize = wholeNumber(1, 100);

const Named = z.looseObject({ name: z.string(), slug: z.string() });

export const MagazineAuthor = Named.extend({
  id: z.number().int(),
  role: z.string().optional(),
  city: z.string().optional(),
  bio: z.string().optional(),
  initials: z.string().optional(),
  picture: Picture.optional(),
});

/** An article in a list. What is optional is more than the specification asks for. */
export const MagazinePostItem = z.looseObject({
  id: z.number().int(),
  slug: z.string(),
  date: z.iso.datetime(),
  title: z.string(),
  category: Named,
  authors: z.array(MagazineAuthor),
  /** The full-size source. */
  image: z.string(),
  media_details: z.looseObject({ width: z.number(), height: z.number() }),
  imageAltText: z.string(),
  excerpt: z.string(),
  tags: z.array(Named),
  updated: z.iso.datetime().optional(),
  childCategory: Named.optional(),
  type: Named.optional(),
  readingMinutes: z.number().int().optional(),
  picture: Picture.optional(),
});

/** What a list says of itself. */
export const pageOfList = {
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
};

export type MagazinePostItem = z.infer<typeof MagazinePostItem>;
