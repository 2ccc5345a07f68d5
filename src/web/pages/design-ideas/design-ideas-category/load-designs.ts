import { listDesignsInRoom } from "../../../../contracts/calls/designs-in-room.ts";
import { listDesignIdeas } from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { buildFilters, type DocumentFilter } from "../../../../contracts/document-filters.ts";
import { buildUrlQueryParams } from "../../../../contracts/graphql/build-url-query-params.ts";
import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea-answer.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { FilterGroup } from "../../../features/lists/filters/state/filter-group.ts";
import {
  type AppliedFilter,
  listApplied,
  toDocumentFilters,
} from "../../../features/lists/filters/state/filter-state.ts";
import { GALLERY_PAGE_SIZE } from "../../../features/lists/gallery/shown-pages.ts";
import { required } from "../../../frame/page.ts";
import type { GalleryQuery } from "./gallery-query.ts";

interface DesignList<Item = DesignIdeaAnswer> {
  items: Item[];
  totalElements: number;
  totalPages: number;
}

interface CategoryAsked {
  edition: Edition;
  category: { slug: string; filterGroups: readonly FilterGroup[] };
  query: GalleryQuery;
}

interface ListAsked extends CategoryAsked {
  page: number;
  size?: number;
}

export function loadDesigns(call: Caller, asked: ListAsked): Promise<DesignList> {
  const { room, budget, sort } = asked.query;
  if (!room || (budget === undefined && sort === "position"))
    return required(call(listDesignIdeas, { urlQueryParams: listParams(asked) }));
  const { edition, page, size = GALLERY_PAGE_SIZE } = asked;
  return required(
    call(listDesignsInRoom, {
      ...room,
      ...(budget !== undefined && { budget }),
      countryIsoCode: edition.isoCode,
      filters: buildFilters(filtersWithin(asked)),
      sort,
      page: page - 1,
      size,
    }),
  );
}

/**
 * The list with the category's total if the upstream sends none: it applies until the last page is reached, which
 * shows the real total.
 */
export function countedAs<Item>(
  list: DesignList<Item>,
  count: number | undefined,
  page: number,
): DesignList<Item> {
  const { items, totalElements, totalPages } = list;
  if (count === undefined || (items.length > 0 && totalPages === page)) return list;
  if (items.length > 0) return { ...list, totalElements: Math.max(count, totalElements) };
  const isFirst = page === 1;
  return {
    items,
    totalElements: isFirst ? 0 : count,
    totalPages: isFirst ? 0 : Math.ceil(count / GALLERY_PAGE_SIZE),
  };
}

/** URLs count pages from 1, the list of designs from 0 (DI-17). */
export function listParams(asked: ListAsked): string {
  const { edition, page, size = GALLERY_PAGE_SIZE } = asked;
  const country: DocumentFilter = { field: "country", op: "eq", values: [edition.isoCode] };
  return buildUrlQueryParams({ filters: [country, ...filtersWithin(asked)], page: page - 1, size });
}

function filtersWithin({ category, query }: ListAsked): DocumentFilter[] {
  const chosen = toDocumentFilters(query.filters, category.filterGroups);
  return [inCategory(category.slug), ...chosen, NOT_REDIRECTED];
}

export function ofCategory(slug: string): DocumentFilter[] {
  return [inCategory(slug), NOT_REDIRECTED];
}

function inCategory(slug: string): DocumentFilter {
  return { field: "roomType", op: "in", values: [slug] };
}

/** DI-18. */
const NOT_REDIRECTED: DocumentFilter = { field: "field", op: "excludes", values: ["redirectedTo"] };

export interface Alternative {
  /** "without" removes one choice; "only" keeps a single one. */
  kind: "without" | "only";
  /** The filter; undefined if the choice is the budget. */
  applied?: AppliedFilter | undefined;
  query: GalleryQuery;
  total: number;
}

type Way = Omit<Alternative, "total">;

/** More alternatives would not be read. */
const MAX_TRIED = 6;

/** If all choices together find nothing: removes each single choice, or else tries each one alone. */
export async function loadAlternatives(call: Caller, asked: CategoryAsked): Promise<Alternative[]> {
  const without = await helpful(call, asked, waysWithout(asked));
  return without.length > 0 ? without : helpful(call, asked, waysWithOnly(asked));
}

function waysWithout({ query, category }: CategoryAsked): Way[] {
  const { budget, room, filters } = query;
  const ways = listApplied(filters, category.filterGroups).map(
    (applied): Way => ({ kind: "without", applied, query: { ...query, filters: applied.without } }),
  );
  if (!room || budget === undefined) return ways;
  return [{ kind: "without", query: { ...query, budget: undefined } }, ...ways];
}

function waysWithOnly({ query, category }: CategoryAsked): Way[] {
  return listApplied(query.filters, category.filterGroups).map(
    (applied): Way => ({
      kind: "only",
      applied,
      query: { ...query, budget: undefined, filters: applied.alone },
    }),
  );
}

/** Sorts the most helpful first. */
async function helpful(call: Caller, asked: CategoryAsked, ways: Way[]): Promise<Alternative[]> {
  const tried = await Promise.all(
    ways.slice(0, MAX_TRIED).map(async (way) => {
      const { totalElements } = await loadDesigns(call, { ...asked, query: way.query, page: 1, size: 1 });
      return { ...way, total: totalElements };
    }),
  );
  return tried.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
}
