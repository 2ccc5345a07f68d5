import { isOurCategory } from "../../../../contracts/calls/graphql/agreed-design-categories.ts";
import { listDesignIdeas } from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { DocumentFilter } from "../../../../contracts/document-filters.ts";
import { buildUrlQueryParams } from "../../../../contracts/graphql/build-url-query-params.ts";
import type { DesignIdeasCategoryAnswer } from "../../../../contracts/graphql/design-idea.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { optional } from "../../../frame/page.ts";
import type { FoundDesigns, Question } from "./find-designs.ts";

interface Known {
  categories: readonly DesignIdeasCategoryAnswer[];
  /** What the search answered. */
  byWords: FoundDesigns | undefined;
}

/**
 * Designs of somebody else's host, where the search found none: what a search answers was never agreed, and ours has not
 * read them. They are known by the names of their categories and by their tags.
 */
export async function findTheirs(
  call: Caller,
  edition: Edition,
  { keyword, page, size }: Question,
  { categories, byWords }: Known,
): Promise<FoundDesigns | undefined> {
  if (categories.every(isOurCategory)) return byWords;
  const urlQueryParams = buildUrlQueryParams({
    filters: [
      { field: "country", op: "eq", values: [edition.isoCode] },
      namedBy(keyword, categories),
      { field: "field", op: "excludes", values: ["redirectedTo"] },
    ],
    page: page - 1,
    size,
  });
  const list = await optional(call(listDesignIdeas, { urlQueryParams }), undefined);
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

/** One of a room, or several: "kitchen", "kitchens". */
function isAlike(word: string, name: string): boolean {
  return name.startsWith(word) || word.startsWith(name);
}
