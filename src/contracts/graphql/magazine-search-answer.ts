import { z } from "zod";
import { countedFromOne } from "../counted-by-page.ts";
import { SizedPicture } from "../documents/designs/smart-photo-details.ts";

const FoundPost = z.object({
  postTitle: z.string(),
  postCategory: z.string().nullable(),
  postSlug: z.string(),
  postImageObj: z
    .object({ url: z.string(), altText: z.string().nullable(), photo: SizedPicture.nullable() })
    .nullable(),
  postExcerpt: z.string().nullable(),
  postReadingMinutes: z.int().nullable(),
});

const Found = z.object({ name: z.string(), slug: z.string() });

/** A page of search results. Only the requested one of the four lists is filled. */
export const MagazineSearchResult = z.object({
  posts: z.array(FoundPost),
  authors: z.array(Found),
  categories: z.array(Found),
  tags: z.array(Found),
  totalResultsCount: z.int(),
  isTotalExact: z.boolean().describe("False if there may be more than the total."),
  page: z.int().describe("The first page is 1."),
  pageSize: z.int(),
  correctedQuery: z
    .string()
    .nullable()
    .describe("The corrected query that was searched, if no document contains the typed words."),
  ignoredWords: z
    .array(z.string())
    .describe("The words that no document contains, if the results match the other words."),
});

const totalResultsCount = z.int().nullable();
const names = z.array(Found).nullable();
const AgreedPost = FoundPost.pick({ postTitle: true, postCategory: true, postSlug: true }).extend({
  postImageObj: z.object({ url: z.string().nullable() }).nullable(),
});

/** The fields that the specification names, by type of search. */
export const AGREED_SEARCHES = {
  post: z.object({ posts: z.array(AgreedPost).nullable(), totalResultsCount }),
  author: z.object({ authors: names, totalResultsCount }),
  category: z.object({ categories: names, totalResultsCount }),
  post_tag: z.object({ tags: names, totalResultsCount }),
} as const;

export type MagazineSearchResult = z.output<typeof MagazineSearchResult>;
type Names = z.output<typeof names>;

interface AgreedSearch {
  posts?: z.output<typeof AgreedPost>[] | null;
  authors?: Names;
  categories?: Names;
  tags?: Names;
  totalResultsCount: number | null;
}

/** If an upstream sends no total, a full page may be followed by another one. */
export function completeSearch(theirs: AgreedSearch, input: Record<string, unknown>): MagazineSearchResult {
  const posts = theirs.posts?.map(completeFound) ?? [];
  const [authors, categories, tags] = [theirs.authors ?? [], theirs.categories ?? [], theirs.tags ?? []];
  const shown = posts.length + authors.length + categories.length + tags.length;
  const { total, totalPages, ...paging } = countedFromOne(shown, input);
  const totalResultsCount = theirs.totalResultsCount ?? total;
  const counted = { totalResultsCount, isTotalExact: true, ...paging };
  return { posts, authors, categories, tags, ...counted, correctedQuery: null, ignoredWords: [] };
}

function completeFound({ postImageObj, ...post }: z.output<typeof AgreedPost>) {
  const url = postImageObj?.url;
  return {
    ...post,
    postImageObj: url ? { url, altText: null, photo: null } : null,
    postExcerpt: null,
    postReadingMinutes: null,
  };
}
