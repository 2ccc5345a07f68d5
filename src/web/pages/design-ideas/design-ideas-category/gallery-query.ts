import type { Country } from "../../../../editions/regions.ts";
import type { MyRoom } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { BUDGET_SCALES } from "../../../features/design-ideas/my-room/budget/budget-scale.ts";
import { myRoomQuery, readMyRoom } from "../../../features/design-ideas/my-room/my-room-query.ts";
import { standardRoom } from "../../../features/design-ideas/my-room/standard-room.ts";
import type { FilterGroup } from "../../../features/lists/filters/state/filter-group.ts";
import { countApplied, type FilterState } from "../../../features/lists/filters/state/filter-state.ts";
import {
  buildFiltersQuery,
  filtersHref,
  readNarrowing,
} from "../../../features/lists/filters/state/filters-query.ts";

const SORT_ORDERS = ["position", "price", "-price"] as const;
type SortOrder = (typeof SORT_ORDERS)[number];

export interface GalleryQuery {
  filters: FilterState;
  room?: MyRoom | undefined;
  budget?: number | undefined;
  sort: SortOrder;
}

export function readGalleryQuery(
  query: URLSearchParams,
  groups: readonly FilterGroup[],
  { country, rates }: { country: Country; rates: PriceRates | undefined },
): GalleryQuery {
  return {
    filters: readNarrowing(query, groups).state,
    room: readMyRoom(query, rates),
    budget: rates && readBudget(query.get("budget"), country),
    sort: (rates && SORT_ORDERS.find((order) => order === query.get("sort"))) ?? "position",
  };
}

/**
 * The room in which designs are sorted and priced, if a list is sorted by price before a room is typed. It is not the
 * visitor's, so it is in no address.
 */
export function sortedInRoom(
  { room, sort }: GalleryQuery,
  { country, rates }: { country: Country; rates: PriceRates | undefined },
): MyRoom | undefined {
  return rates && !room && sort !== "position" ? standardRoom(rates, country) : undefined;
}

export function otherParameters({ room, budget, sort }: GalleryQuery): Record<string, string> {
  return {
    ...(sort !== "position" && { sort }),
    ...(budget !== undefined && { budget: String(budget) }),
    ...(room && myRoomQuery(room)),
  };
}

export function keptParameters(query: GalleryQuery, groups: readonly FilterGroup[]): Record<string, string> {
  const filters = buildFiltersQuery(query.filters, groups);
  return { ...(filters && { filters }), ...otherParameters(query) };
}

/** The URL of the list's first page; each list has exactly one. */
export function galleryHref(path: string, query: GalleryQuery, groups: readonly FilterGroup[]): string {
  return filtersHref(path, otherParameters(query), query.filters, groups);
}

/**
 * Whether a form sent separate fields, which redirects to the short URL. An invalid room stays as typed, so that the
 * page can show the error.
 */
export function isTyped(query: URLSearchParams, { room }: GalleryQuery): boolean {
  if (query.has("room") && !room) return false;
  return query.has("room.breadth") || [...query.keys()].some((name) => name.startsWith("f."));
}

/** Whether the list may be shorter than the category. */
export function isNarrowed({ filters, room, budget }: GalleryQuery): boolean {
  return countApplied(filters) > 0 || (room !== undefined && budget !== undefined);
}

/** The end of the slider means any price. */
function readBudget(text: string | null, country: Country): number | undefined {
  const budget = /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : undefined;
  return budget !== undefined && budget < BUDGET_SCALES[country].most ? budget : undefined;
}
