import { describeCall } from "../../browser/call-descriptor.ts";
import type { MagazineSearchResult } from "../../graphql/magazine-search-answer.ts";

interface MagazineSearchInput {
  type: MagazineSearchType;
  query: string;
  countryIsoCode: string;
  page: number;
  pageSize: number;
}

/** The label of a failed article search (MG-17). */
export const POSTS_FAILED = "Error searching posts";

export type MagazineSearchType = "post" | "author" | "category" | "post_tag";

const DECLARED = "$type: String, $query: String!, $countryIsoCode: String!, $page: Int, $pageSize: Int";
const PASSED =
  "type: $type, query: $query, countryIsoCode: $countryIsoCode, page: $page, pageSize: $pageSize";
const FIELDS =
  "posts { postTitle postCategory postSlug postImageObj { url altText photo { url width height dominant } } postExcerpt postReadingMinutes } authors { name slug } categories { name slug } tags { name slug } totalResultsCount isTotalExact page pageSize correctedQuery ignoredWords";

/** The queries that the calls build from their schemas: see search-magazine-descriptor.test.ts. */
export const MAGAZINE_SEARCHES = {
  post: { ...describeSearch("magazineSearchPostsList"), reportLabel: POSTS_FAILED },
  author: describeSearch("magazineSearchAuthorsList"),
  category: describeSearch("magazineSearchCategoriesList"),
  post_tag: describeSearch("magazineSearchPostTagsList"),
} as const satisfies Record<MagazineSearchType, unknown>;

function describeSearch(name: string) {
  return describeCall<MagazineSearchInput, MagazineSearchResult>({
    name,
    host: "graphql",
    method: "POST",
    path: "",
    safe: true,
    document: `query ${name}(${DECLARED}) { ${name}(${PASSED}) { ${FIELDS} } }`,
  });
}
