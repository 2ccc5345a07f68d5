import { MagazineSearchResult } from "../../../contracts/graphql/magazine-search.ts";
import { writeTypes } from "../write-types.ts";

const SEARCH =
  "(type: String, query: String!, countryIsoCode: String, page: Int, pageSize: Int): MagazineSearchResult";
const post = MagazineSearchResult.shape.posts.element;

/** The specification can be read with the prefix on all four names or on the first alone: both are answered. */
export const MAGAZINE_SEARCH_TYPE_DEFS = /* GraphQL */ `
  type Query {
    magazineSearchPostsList${SEARCH}
    magazineSearchAuthorsList${SEARCH}
    magazineSearchCategoriesList${SEARCH}
    magazineSearchPostTagsList${SEARCH}
    AuthorsList${SEARCH}
    CategoriesList${SEARCH}
    PostTagsList${SEARCH}
  }

  "A page of what was found. Of the four lists the one that was asked for is filled."
  ${writeTypes({
    MagazineSearchResult: {
      fields: MagazineSearchResult,
      certain: ["totalResultsCount", "isTotalExact", "page", "pageSize"],
      parts: { posts: "FoundPost", authors: "FoundName", categories: "FoundName", tags: "FoundName" },
    },
    FoundPost: { fields: post, certain: ["postTitle", "postSlug"], parts: { postImageObj: "PostImage" } },
    PostImage: { fields: post.shape.postImageObj.unwrap(), certain: ["url"], parts: { photo: "Photo" } },
    FoundName: { fields: MagazineSearchResult.shape.authors.element, certain: "all" },
  })}
`;
