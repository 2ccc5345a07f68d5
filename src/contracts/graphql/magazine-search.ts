import { z } from "zod";
import { SizedPicture } from "../documents/designs/smart-photo-details.ts";

const FoundPost = z.object({
  postTitle: z.string(),
  postCategory: z.string().nullable(),
  postSlug: z.string(),
  postImageObj: z
    .object({ url: z.string(), altText: z.string().nullable(), photo: SizedPicture.nullable() })
    .nullable(),
});

const Found = z.object({ name: z.string(), slug: z.string() });

/** A page of what was found. Of the four lists the one that was asked for is filled. */
export const MagazineSearchResult = z.object({
  posts: z.array(FoundPost),
  authors: z.array(Found),
  categories: z.array(Found),
  tags: z.array(Found),
  totalResultsCount: z.int(),
  page: z.int().describe("The first page is 1."),
  pageSize: z.int(),
  correctedQuery: z
    .string()
    .nullable()
    .describe("What was searched instead of a query with words that nobody wrote."),
});

/** What the site asks of it. */
export const MagazineSearchAnswer = MagazineSearchResult.omit({ correctedQuery: true });
