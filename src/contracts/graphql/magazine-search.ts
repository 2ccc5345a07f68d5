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
export const MagazineSearchAnswer = z.object({
  posts: z.array(FoundPost),
  authors: z.array(Found),
  categories: z.array(Found),
  tags: z.array(Found),
  totalResultsCount: z.number(),
  page: z.number(),
  pageSize: z.number(),
});
