import { isOurCategory } from "../../../../contracts/calls/graphql/agreed-design-categories.ts";
import { listDesignIdeas } from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import { searchMagazinePosts } from "../../../../contracts/calls/graphql/search-magazine.ts";
import { searchSite } from "../../../../contracts/calls/search-site.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { DocumentFilter } from "../../../../contracts/document-filters.ts";
import { buildUrlQueryParams } from "../../../../contracts/graphql/build-url-query-params.ts";
import type {
  DesignIdeaAnswer,
  DesignIdeasCategoryAnswer,
} from "../../../../contracts/graphql/design-idea-answer.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";
import { designsInput } from "../../../features/design-ideas/designs/list-designs.ts";
import {
  listSmartPhotos,
  type SmartPhoto,
} from "../../../features/design-ideas/smart-photo/load/list-smart-photos.ts";
import { searchPath } from "../../../features/lists/search/search-keyword.ts";
import { type FoundEntry, readFound } from "../../../features/magazine/search/search-lists.ts";
import { storyPath } from "../../../features/magazine/stories/story-paths.ts";
import { optional } from "../../../frame/page.ts";

type FoundDesign = { kind: "design"; design: DesignIdeaAnswer } | { kind: "smart-photo"; photo: SmartPhoto };

export interface FoundDesigns {
  entries: FoundDesign[];
  total: number;
  isTotalExact: boolean;
  lastPage: number;
  isRelaxed: boolean;
  correctedQuery?: string | undefined;
  ignoredWords?: readonly string[] | undefined;
}

interface Question {
  keyword: string;
  page: number;
  size: number;
}

/** The designs that contain the words, as cards. Undefined if the search fails, which is logged and shown (DI-27). */
export async function searchDesigns(
  call: Caller,
  edition: Edition,
  { keyword, page, size }: Question,
): Promise<FoundDesigns | undefined> {
  const { isoCode, languageCode } = edition;
  const found = await optional(
    call(searchSite, {
      query: keyword,
      countryCode: isoCode,
      languageCode,
      kinds: ["design"],
      page: page - 1,
      size,
    }),
    undefined,
  );
  if (found?.mode !== "results") return undefined;
  // No results but an inexact total: the upstream's search sent a response that cannot be read.
  if (found.totalElements === 0 && !found.isTotalExact) return undefined;
  const slugsOf = (isWanted: (contentType: string) => boolean) =>
    found.results.filter(({ contentType }) => isWanted(contentType)).map(({ slug }) => slug);
  const [designs, photos] = await Promise.all([
    listBySlug(
      call,
      edition,
      slugsOf((contentType) => contentType !== "smart-photo"),
    ),
    listSmartPhotos(call, edition, { slugs: slugsOf((contentType) => contentType === "smart-photo"), size }),
  ]);
  const entries = found.results.flatMap(({ contentType, slug }): FoundDesign[] => {
    const photo = contentType === "smart-photo" && photos.find((candidate) => candidate.slug === slug);
    if (photo) return [{ kind: "smart-photo", photo }];
    const design = designs.find((other) => other.slug === slug && other.contentType === contentType);
    return design ? [{ kind: "design", design }] : [];
  });
  return {
    entries,
    total: found.totalElements,
    isTotalExact: found.isTotalExact,
    lastPage: found.totalPages,
    isRelaxed: found.isRelaxed,
    correctedQuery: found.correctedQuery,
    ignoredWords: found.ignoredWords,
  };
}

async function listBySlug(call: Caller, { isoCode }: Edition, slugs: string[]): Promise<DesignIdeaAnswer[]> {
  if (slugs.length === 0) return [];
  const urlQueryParams = buildUrlQueryParams({
    filters: [
      { field: "country", op: "eq", values: [isoCode] },
      { field: "slug", op: "in", values: slugs },
    ],
    page: 0,
    // Two kinds of designs may have the same slug.
    size: slugs.length * 2,
  });
  return (await optional(call(listDesignIdeas, { urlQueryParams }), { items: [] })).items;
}

interface Known {
  categories: readonly DesignIdeasCategoryAnswer[];
  byWords: FoundDesigns | undefined;
}

/**
 * Finds designs of an upstream if the search found none: the response of a search is not specified, and our index
 * does not contain them. They are matched by the names of their categories and by their tags.
 */
export async function findTheirs(
  call: Caller,
  edition: Edition,
  { keyword, page, size }: Question,
  { categories, byWords }: Known,
): Promise<FoundDesigns | undefined> {
  if (categories.every(isOurCategory)) return byWords;
  const asked = designsInput(edition, { filters: [namedBy(keyword, categories)], page: page - 1, size });
  const list = await optional(call(listDesignIdeas, asked), undefined);
  if (!list || list.items.length === 0) return byWords;
  return {
    entries: list.items.map((design) => ({ kind: "design", design })),
    total: list.totalElements,
    isTotalExact: list.totalPages === page,
    lastPage: list.totalPages,
    isRelaxed: false,
  };
}

function namedBy(keyword: string, categories: Known["categories"]): DocumentFilter {
  const words = wordsOf(keyword);
  const named = categories.filter(({ slug, title }) =>
    wordsOf(`${title} ${slug}`).some((name) => words.some((word) => isAlike(word, name))),
  );
  return named.length > 0
    ? { field: "roomType", op: "in", values: named.map(({ slug }) => slug) }
    : { field: "tags", op: "in", values: [...new Set([keyword, words.join("-"), ...words])].filter(Boolean) };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}

/** Matches singular and plural: "kitchen", "kitchens". */
function isAlike(word: string, name: string): boolean {
  return name.startsWith(word) || word.startsWith(name);
}

const MOST = 4;

export interface FoundArticles {
  articles: (FoundEntry & { href: string })[];
  total: number;
  allPath: string | undefined;
}

/** The matching articles of the country's magazine; undefined if there is no magazine or its search fails. */
export async function findArticles(
  call: Caller,
  edition: Edition,
  keyword: string,
): Promise<FoundArticles | undefined> {
  const magazine = linkTo(edition, "magazine");
  if (!magazine) return undefined;
  const question = { query: keyword, countryIsoCode: edition.isoCode, page: 1, pageSize: MOST };
  const answer = await optional(call(searchMagazinePosts, question), undefined);
  if (!answer) return undefined;
  const { entries, total } = readFound("post", answer);
  const articles = entries.flatMap((entry) => {
    const href = storyPath(edition, entry.slug);
    return href ? [{ ...entry, href }] : [];
  });
  if (articles.length === 0) return undefined;
  const hasSearch = linkTo(edition, "magazine-search", { searchKeyword: keyword }) !== undefined;
  return { articles, total, allPath: hasSearch ? searchPath(magazine, keyword) : undefined };
}
