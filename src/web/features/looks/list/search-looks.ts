import { data } from "react-router";
import { LOOKS_CONFIG, searchLooks } from "../../../../contracts/calls/looks.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { CallAnswer } from "../../../../contracts/define-call.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { required } from "../../../frame/page.ts";
import { countApplied, type FilterState, resetFilters } from "../../filters/state/filter-state.ts";
import { lookPath } from "../look-path.ts";
import { searchFilters } from "./looks-query.ts";

export interface LooksAsked {
  edition: Edition;
  category: string;
  filters: FilterState;
  /** As in the address: the first is 1. */
  page: number;
}

export interface LooksFound {
  answer: CallAnswer<typeof searchLooks>;
  /** The looks could not be fetched with these filters: the rest of the page stands, and says so. */
  hasFailed: boolean;
  status?: number;
}

const NO_RESULT = { status: 500, statusText: "No result found" };

/** One page of the gallery, with the failures that are agreed on (LK-11). */
export async function findLooks(call: Caller, asked: LooksAsked): Promise<LooksFound> {
  const outcome = await search(call, asked);
  if (outcome.ok) return { answer: outcome.value, hasFailed: false };
  if (asked.page > 1) throw data(NO_RESULT.statusText, NO_RESULT);
  const { kind, status } = outcome.problem;
  if (kind === "not-found" || countApplied(asked.filters) === 0)
    return { answer: await required(Promise.resolve(outcome)), hasFailed: false };
  const answer = await required(search(call, { ...asked, filters: resetFilters() }));
  return { answer, hasFailed: true, status };
}

function search(call: Caller, { edition, category, filters, page }: LooksAsked) {
  return call(searchLooks, {
    slug: category,
    include: includedIn(edition),
    page,
    pageSize: LOOKS_CONFIG.defaultPageSize,
    countryIsoCode: edition.isoCode,
    ...searchFilters(filters, edition.country),
  });
}

/** A look without a page of its own tells its idea in the list. */
function includedIn(edition: Edition): string {
  return lookPath(edition, { slug: "look" }) ? "rooms" : "concept,rooms";
}
