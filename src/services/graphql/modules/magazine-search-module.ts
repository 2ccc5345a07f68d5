import {
  searchMagazineAuthors,
  searchMagazineCategories,
  searchMagazinePosts,
  searchMagazineTags,
} from "../../../contracts/calls/graphql/search-magazine.ts";
import type { DocumentFilter } from "../../../contracts/document-filters.ts";
import { MagazineSearchResult } from "../../../contracts/graphql/magazine-search-answer.ts";
import type { SearchKind } from "../../../contracts/search-kinds.ts";
import { listDocuments } from "../../content/document-store.ts";
import { type SearchHit, search } from "../../search/search.ts";
import type { GraphqlContext } from "../context.ts";
import { isFields, photoOf } from "../photo-of.ts";
import type { Fields, SchemaModule } from "../schema-module.ts";
import { serveQuery } from "../serve-query.ts";
import { writeTypes } from "../write-types.ts";

const posts = serveSearch(searchMagazinePosts, "article", async (hits, country, context) => ({
  posts: await loadPosts(hits, country, context),
}));
const authors = serveSearch(searchMagazineAuthors, "author", (hits) => ({ authors: hits.map(asName) }));
const categories = serveSearch(searchMagazineCategories, "category", (hits) => ({
  categories: hits.map(asName),
}));
const tags = serveSearch(searchMagazineTags, "tag", (hits) => ({ tags: hits.map(asName) }));

const SEARCH =
  "(type: String, query: String!, countryIsoCode: String, page: Int, pageSize: Int): MagazineSearchResult";
const post = MagazineSearchResult.shape.posts.element;

/** The specification can be read with the prefix on all four names or only on the first one: both are supported. */
const MAGAZINE_SEARCH_TYPE_DEFS = /* GraphQL */ `
  type Query {
    magazineSearchPostsList${SEARCH}
    magazineSearchAuthorsList${SEARCH}
    magazineSearchCategoriesList${SEARCH}
    magazineSearchPostTagsList${SEARCH}
    AuthorsList${SEARCH}
    CategoriesList${SEARCH}
    PostTagsList${SEARCH}
  }

  "A page of results. Only the requested one of the four lists is filled."
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

export const MAGAZINE_SEARCH: SchemaModule = {
  typeDefs: MAGAZINE_SEARCH_TYPE_DEFS,
  resolvers: {
    Query: {
      magazineSearchPostsList: posts,
      magazineSearchAuthorsList: authors,
      magazineSearchCategoriesList: categories,
      magazineSearchPostTagsList: tags,
      AuthorsList: authors,
      CategoriesList: categories,
      PostTagsList: tags,
    },
    FoundPost: {
      postTitle: ({ title }) => title,
      postCategory: ({ category }) => (isFields(category) ? category.name : undefined),
      postSlug: ({ slug }) => slug,
      postImageObj: (post) =>
        post.image ? { url: post.image, altText: post.imageAltText, photo: photoOf(post) } : undefined,
      postExcerpt: ({ excerpt }) => excerpt,
      postReadingMinutes: ({ readingMinutes }) => readingMinutes,
    },
  },
};

function serveSearch(
  call: typeof searchMagazinePosts,
  kind: SearchKind,
  fillList: (hits: SearchHit[], country: string, context: GraphqlContext) => object | Promise<object>,
) {
  return serveQuery(call, async ({ query, countryIsoCode, page, pageSize }, context) => {
    const question = { query, country: countryIsoCode, kinds: [kind], page: page - 1, size: pageSize };
    const {
      hits,
      total,
      isTotalExact,
      correctedQuery,
      ignoredWords = [],
    } = await search(context.database, question);
    return {
      posts: [],
      authors: [],
      categories: [],
      tags: [],
      ...(await fillList(hits, countryIsoCode, context)),
      totalResultsCount: total,
      isTotalExact,
      page,
      pageSize,
      correctedQuery,
      ignoredWords,
    };
  });
}

async function loadPosts(
  hits: SearchHit[],
  country: string,
  { database, answerOf }: GraphqlContext,
): Promise<Fields[]> {
  if (hits.length === 0) return [];
  const filters: DocumentFilter[] = [
    { field: "country", op: "eq", values: [country] },
    { field: "slug", op: "in", values: hits.map(({ slug }) => slug) },
  ];
  const gallery = { contentType: "magazine-posts", filters };
  const { rows } = await listDocuments(database, gallery, { page: 0, size: hits.length, sort: "position" });
  return hits.flatMap((hit) => rows.filter(({ id }) => id === hit.id).map(answerOf));
}

function asName({ title, slug }: SearchHit) {
  return { name: title, slug };
}
