/**
 * The types of search results. The order decides ties: of two equal results, the one that is earlier here is shown
 * first.
 */
export const SEARCH_KINDS = [
  "category",
  "design",
  "look",
  "product",
  "article",
  "page",
  "author",
  "tag",
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];
