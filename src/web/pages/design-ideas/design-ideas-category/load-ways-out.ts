import type { Caller } from "../../../../contracts/create-caller.ts";
import { type AppliedFilter, listApplied } from "../../../features/filters/state/filter-state.ts";
import type { GalleryQuery } from "./gallery-query.ts";
import { type ListAsked, loadDesigns } from "./load-designs.ts";

/** What to change about a list that is empty, and how many designs that leaves. */
export interface WayOut {
  /** One choice is given up, or it is the only one that is kept. */
  kind: "without" | "only";
  /** The filter; nothing where it is the budget. */
  applied?: AppliedFilter | undefined;
  query: GalleryQuery;
  total: number;
}

type Way = Omit<WayOut, "total">;

/** Nobody reads more of them. */
const MOST_TRIED = 6;

/** Where all choices together find nothing: which single one stands in the way, or else what each finds by itself. */
export async function loadWaysOut(call: Caller, asked: ListAsked): Promise<WayOut[]> {
  const without = await helpful(call, asked, waysWithout(asked));
  return without.length > 0 ? without : helpful(call, asked, waysWithOnly(asked));
}

function waysWithout({ query, category }: ListAsked): Way[] {
  const { budget, room, filters } = query;
  const ways = listApplied(filters, category.filterGroups).map(
    (applied): Way => ({ kind: "without", applied, query: { ...query, filters: applied.without } }),
  );
  if (!room || budget === undefined) return ways;
  return [{ kind: "without", query: { ...query, budget: undefined } }, ...ways];
}

function waysWithOnly({ query, category }: ListAsked): Way[] {
  return listApplied(query.filters, category.filterGroups).map(
    (applied): Way => ({
      kind: "only",
      applied,
      query: { ...query, budget: undefined, filters: applied.alone },
    }),
  );
}

/** The most helpful first. */
async function helpful(call: Caller, asked: ListAsked, ways: Way[]): Promise<WayOut[]> {
  const tried = await Promise.all(
    ways.slice(0, MOST_TRIED).map(async (way) => {
      const { totalElements } = await loadDesigns(call, { ...asked, query: way.query, page: 1, size: 1 });
      return { ...way, total: totalElements };
    }),
  );
  return tried.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
}
