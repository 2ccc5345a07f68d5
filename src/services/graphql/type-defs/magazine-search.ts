const SEARCH =
  "(type: String, query: String!, countryIsoCode: String, page: Int, pageSize: Int): MagazineSearchResult";

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
  type MagazineSearchResult {
    posts: [FoundPost!]!
    authors: [FoundName!]!
    categories: [FoundName!]!
    tags: [FoundName!]!
    totalResultsCount: Int!
    "The first page is 1."
    page: Int!
    pageSize: Int!
    "What was searched instead of a query with words that nobody wrote."
    correctedQuery: String
  }

  type FoundPost {
    postTitle: String!
    postCategory: String
    postSlug: String!
    postImageObj: PostImage
  }

  type PostImage {
    url: String!
    altText: String
    photo: Photo
  }

  type FoundName {
    name: String!
    slug: String!
  }
`;
