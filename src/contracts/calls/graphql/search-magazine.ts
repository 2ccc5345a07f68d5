import { z } from "zod";
import { agreed } from "../../agreement.ts";
import type { ReportLabel } from "../../define-call.ts";
import { countryCode } from "../../field-types.ts";
import { defineQuery } from "../../graphql/define-query.ts";
import {
  AGREED_SEARCHES,
  completeSearch,
  MagazineSearchResult,
} from "../../graphql/magazine-search-answer.ts";
import { MAGAZINE_SIZES } from "../magazine/magazine-calls.ts";
import { POSTS_FAILED } from "./search-magazine-descriptor.ts";

export const searchMagazinePosts = defineSearch("magazineSearchPostsList", "post", {
  reportLabel: POSTS_FAILED,
});
export const searchMagazineAuthors = defineSearch("magazineSearchAuthorsList", "author");
export const searchMagazineCategories = defineSearch("magazineSearchCategoriesList", "category");
export const searchMagazineTags = defineSearch("magazineSearchPostTagsList", "post_tag");

function defineSearch(
  name: string,
  type: keyof typeof AGREED_SEARCHES,
  report: { reportLabel?: ReportLabel } = {},
) {
  return defineQuery({
    name,
    ...report,
    input: z.object({
      type: z.literal(type, `must be ${type}`).default(type),
      query: z.string(),
      countryIsoCode: countryCode,
      /** The first page is 1. */
      page: z.number().int().min(1).max(100_000).default(1),
      pageSize: z.number().int().min(1).max(50).default(MAGAZINE_SIZES.search),
    }),
    variables: {
      type: "String",
      query: "String!",
      countryIsoCode: "String!",
      page: "Int",
      pageSize: "Int",
    },
    answer: MagazineSearchResult,
    agreed: agreed({ answer: AGREED_SEARCHES[type], complete: completeSearch }),
  });
}
