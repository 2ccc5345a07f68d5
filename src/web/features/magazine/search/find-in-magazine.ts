import {
  searchMagazineAuthors,
  searchMagazineCategories,
  searchMagazinePosts,
  searchMagazineTags,
} from "../../../../contracts/calls/graphql/search-magazine.ts";
import type { MagazineSearchType } from "../../../../contracts/calls/graphql/search-magazine-descriptor.ts";
import { MAGAZINE_SIZES } from "../../../../contracts/calls/magazine/magazine-calls.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { MagazineSearchResult } from "../../../../contracts/graphql/magazine-search-answer.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";
import { optional } from "../../../frame/page.ts";
import type { ListPaths } from "./found-entries.tsx";
import { type FoundList, type FoundLists, readFound } from "./search-lists.ts";

const CALLS = {
  post: searchMagazinePosts,
  author: searchMagazineAuthors,
  category: searchMagazineCategories,
  post_tag: searchMagazineTags,
} as const satisfies Record<MagazineSearchType, unknown>;

interface FoundInMagazine {
  lists: FoundLists;
  /** The search failed: the list is empty, but there may be articles (MG-17). */
  hasFailed: boolean;
  correctedQuery?: string | undefined;
  ignoredWords: readonly string[];
}

/** Searches the magazine of a country: one page of each kind, the first by default. */
export async function findInMagazine(
  call: Caller,
  edition: Edition,
  query: string,
  pages: Partial<Record<MagazineSearchType, number>>,
): Promise<FoundInMagazine> {
  const ask = (type: MagazineSearchType) =>
    optional(
      call(CALLS[type], {
        type,
        query,
        countryIsoCode: edition.isoCode,
        page: pages[type] ?? 1,
        pageSize: MAGAZINE_SIZES.search,
      }),
      undefined,
    );
  const [posts, authors, categories, tags] = await Promise.all([
    ask("post"),
    ask("author"),
    ask("category"),
    ask("post_tag"),
  ]);
  const lists = {
    post: read("post", posts),
    author: read("author", authors),
    category: read("category", categories),
    post_tag: read("post_tag", tags),
  };
  return {
    lists,
    hasFailed: posts === undefined,
    correctedQuery: posts?.correctedQuery ?? undefined,
    ignoredWords: posts?.ignoredWords ?? [],
  };
}

const NOTHING: FoundList = { first: 1, page: 1, total: 0, entries: [] };

function read(type: MagazineSearchType, answer: MagazineSearchResult | undefined): FoundList {
  return answer ? readFound(type, answer) : NOTHING;
}

export function listPaths(edition: Edition): ListPaths {
  return {
    post: linkTo(edition, "magazine-post", { postSlug: "" }) ?? null,
    author: linkTo(edition, "magazine-author", { authorSlug: "" }) ?? null,
    category: linkTo(edition, "magazine-category", { categorySlug: "" }) ?? null,
    post_tag: linkTo(edition, "magazine-tag", { tagSlug: "" }) ?? null,
  };
}
