import { z } from "zod";
import { wholeNumber } from "../../whole-number.ts";

export const MAGAZINE_SIZES = {
  search: 5,
  moreArticles: 3,
  landingRecent: 12,
  popularCategories: 8,
} as const;

/** Slugs with commas between them: any of them will do. */
export const slugList = z
  .string()
  .max(4000)
  .regex(/^[\w-]+(?:,[\w-]+)*$/, "must be slugs with commas between them");

export const MOST_MAGAZINE_PAGES = 100_000;

/** The first page is 1. */
export const magazinePage = wholeNumber(1, MOST_MAGAZINE_PAGES);
export const magazinePageSize = wholeNumber(1, 100);

export const pageOfList = {
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
};
