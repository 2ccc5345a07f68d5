/** What a search can find. The order settles ties: of two equal results the one that stands earlier here is shown first. */
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
