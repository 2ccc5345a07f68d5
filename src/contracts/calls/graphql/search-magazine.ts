import { z } from "zod";
import { defineQuery } from "../../graphql/define-query.ts";
import { MagazineSearchAnswer } from "../../graphql/magazine-search.ts";

const MAGAZINE_SEARCH_PAGE_SIZE = 5;

export const searchMagazinePosts = defineSearch("magazineSearchPostsList", "post");
export const searchMagazineAuthors = defineSearch("magazineSearchAuthorsList", "author");
export const searchMagazineCategories = defineSearch("magazineSearchCategoriesList", "category");
export const searchMagazineTags = defineSearch("magazineSearchPostTagsList", "post_tag");

/** `type` says again what the name of the operation says. */
function defineSearch(name: string, type: string) {
  return defineQuery({
    name,
    input: z.object({
      type: z.literal(type, `must be ${type}`).default(type),
      query: z.string(),
      countryIsoCode: z.string().regex(/^[A-Za-z]{2}$/, "must be a country of two letters"),
      /** The first page is 1. */
      page: z.number().int().min(1).max(100_000).default(1),
      pageSize: z.number().int().min(1).max(50).default(MAGAZINE_SEARCH_PAGE_SIZE),
    }),
    variables: {
      type: "String",
      query: "String!",
      countryIsoCode: "String!",
      page: "Int",
      pageSize: "Int",
    },
    answer: MagazineSearchAnswer,
  });
}
