import { data } from "react-router";
import {
  LOOK_FILTER_KEYS,
  LOOKS_CONFIG,
  type LookFilterGroup,
  searchLooks,
} from "../../../../../contracts/calls/looks-calls.ts";
import type { Caller } from "../../../../../contracts/create-caller.ts";
import type { CallAnswer } from "../../../../../contracts/define-call.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { ampPathOf } from "../../../../../urls/amp-path.ts";
import { linkTo } from "../../../../../urls/links.ts";
import { findDocuments } from "../../../../frame/load-document.ts";
import { required } from "../../../../frame/page.ts";
import { listMeta } from "../../../../frame/seo/list-meta.ts";
import type { PageDescription } from "../../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../../frame/seo/page-meta.ts";
import { parsePage } from "../../../../frame/seo/page-number.ts";
import type { FilterGroup } from "../../../lists/filters/state/filter-group.ts";
import { countApplied, type FilterState, resetFilters } from "../../../lists/filters/state/filter-state.ts";
import { readOptions } from "../../../lists/filters/state/filters-query.ts";
import { answerList, type ListQuery, listJsonLd, loadList } from "../../../lists/gallery/load-list.ts";
import { FORCED_CITY, lookPath, looksAddress } from "../look-path.ts";

const MAX_TABS = 24;

export async function loadLooks(asking: ListQuery, category: string) {
  const search = searchByAddress(asking, category);
  const [{ tabs, tab, list }, { answer, hasFailed, status }] = await Promise.all([
    loadTabsAndList(asking, category, search),
    search,
  ]);
  const found = {
    category,
    name: tab?.title,
    tabs,
    seo: answer.seo_data,
    list,
    hasFailed,
  };
  return status === undefined ? answerList(found) : data(found, { status });
}

async function loadTabsAndList(
  asking: ListQuery,
  category: string,
  search: ReturnType<typeof searchByAddress>,
) {
  const { edition } = asking;
  const tabs = await loadTabs(asking);
  const tab = tabs.find(({ slug }) => slug === category);
  const list = await loadList(asking, {
    ...looksAddress(edition, category),
    size: LOOKS_CONFIG.defaultPageSize,
    cues: {
      kind: "looks-cues",
      hasPromise: true,
      startPosition: LOOKS_CONFIG.defaultCueStartPosition,
      interval: tab?.cueInterval ?? LOOKS_CONFIG.defaultCueInterval,
    },
    find: async () => {
      const { answer, narrowing, hasFailed } = await search;
      if (hasFailed) return { items: [], total: 0, narrowing };
      const { total, totalPages } = answer.meta;
      return { items: answer.looks_list, total, lastPage: totalPages, narrowing };
    },
    linkOf: (look) => ({ name: look.title, path: lookPath(edition, look) }),
  });
  return { tabs, tab, list };
}

export type LoadedLooks = Awaited<ReturnType<typeof loadLooks>>["data"];

/** The meta data of a list of looks, from the response or from our own texts if the upstream sends none. */
export function looksMeta({ seo, name, category, list }: LoadedLooks, context: MetaContext): PageDescription {
  const { t, edition } = context;
  const own = linkTo(edition, "looks-list", { lookSlug: category });
  return listMeta(
    list,
    {
      title: seo.title || t("looks.title"),
      description: seo.description || t("looks.description"),
      canonical: list.path,
      amp: own && ampPathOf(own),
      crumb: name || seo.heading || t("looks.title"),
      crumbNames: { looks: t("looks.crumb") },
      jsonLd: listJsonLd(list),
    },
    context,
  );
}

/**
 * The names of the filters come with the response: if the query contains other words, they are left out and the
 * search is repeated.
 */
async function searchByAddress({ call, edition, url }: ListQuery, category: string) {
  const query = url.searchParams;
  const asked = { edition, category, page: parsePage(query), filters: guessFilters(query) };
  const found = await findLooks(call, asked);
  const narrowing = readOptions(query, filterGroupsOf(found.answer.filters, edition.country));
  const again =
    narrowing.unknown.length > 0 ? await findLooks(call, { ...asked, filters: narrowing.state }) : found;
  return { ...again, narrowing };
}

interface LooksTab {
  slug: string;
  title: string;
  cueInterval?: number;
}

/** The categories of an upstream are unknown. */
async function loadTabs({ call, edition }: ListQuery): Promise<LooksTab[]> {
  if (call.isUpstream?.(searchLooks)) return [];
  const categories = await findDocuments("home-look-categories", { call, edition }, { size: MAX_TABS });
  return categories.map(({ slug, title, cueInterval }) => ({
    slug,
    title,
    ...(cueInterval && { cueInterval }),
  }));
}

interface LooksAsked {
  edition: Edition;
  category: string;
  filters: FilterState;
  page: number;
}

interface LooksFound {
  answer: CallAnswer<typeof searchLooks>;
  /** The looks could not be loaded with these filters; the page shows the failure and the rest of its content. */
  hasFailed: boolean;
  status?: number;
}

const NO_RESULT = { status: 500, statusText: "No result found" };

/** Loads one page of the gallery and handles the specified failures (LK-11). */
async function findLooks(call: Caller, asked: LooksAsked): Promise<LooksFound> {
  const outcome = await search(call, asked);
  if (outcome.ok) return { answer: outcome.value, hasFailed: false };
  if (asked.page > 1) throw data(NO_RESULT.statusText, NO_RESULT);
  const { kind, status } = outcome.problem;
  if (kind === "not-found" || countApplied(asked.filters) === 0)
    return { answer: await required(outcome), hasFailed: false };
  const answer = await required(search(call, { ...asked, filters: resetFilters() }));
  return { answer, hasFailed: true, status };
}

function search(call: Caller, { edition, category, filters, page }: LooksAsked) {
  return call(searchLooks, {
    slug: category,
    // A look without its own page shows its concept in the list.
    include: lookPath(edition, { slug: "look" }) ? "rooms,plan" : "concept,rooms,plan",
    page,
    pageSize: LOOKS_CONFIG.defaultPageSize,
    countryIsoCode: edition.isoCode,
    ...searchFilters(filters, edition.country),
  });
}

/** More than a visitor chooses, and no more than the call accepts. */
const MOST = { words: 60, characters: 40, chosen: 12 };

/** The categories of looks are the tabs above the list, each with its own URL. */
const TAB = "category";
const PROMOTED = ["homeSize", "style", "palette", "budget"];

/** The possible choices of a query before the filters are known: every word may be an option. */
export function guessFilters(query: URLSearchParams): FilterState {
  const words = [...query.entries()]
    .filter(([name]) => name === "filters" || name.startsWith("f."))
    .flatMap(([, value]) => value.split(/[;:,]/))
    .filter((word) => word.length <= MOST.characters)
    .slice(0, MOST.words);
  const options = [...new Set(words)].map((id) => ({ id, displayName: id, count: 0, childFilters: [] }));
  const groups = LOOK_FILTER_KEYS.filter((key) => key !== TAB).map((key) => ({
    key,
    displayName: key,
    select: "multi" as const,
    isPromoted: false,
    options,
  }));
  return readOptions(query, groups).state;
}

/** The filters as comma-separated lists by key (LK-13). */
export function searchFilters({ selected }: FilterState, country: Country): Record<string, string> {
  const lists = LOOK_FILTER_KEYS.flatMap((key) => {
    const ids = Object.keys(selected[key] ?? {}).slice(0, MOST.chosen);
    return ids.length > 0 ? [[key, ids.join(",")]] : [];
  });
  const city = FORCED_CITY[country];
  return { ...Object.fromEntries(lists), ...(city && { city }) };
}

export function filterGroupsOf(filters: readonly LookFilterGroup[], country: Country): FilterGroup[] {
  const isForced = (key: string) => key === "city" && FORCED_CITY[country] !== undefined;
  return filters
    .filter(({ key, type, options }) => {
      const fewest = type === "single" ? 1 : 2;
      return key !== TAB && !isForced(key) && options.length >= fewest;
    })
    .map(({ key, displayName, type, options }) => ({
      key,
      displayName,
      select: type,
      isPromoted: PROMOTED.includes(key),
      options: options.map(({ id, displayName, count }) => ({ id, displayName, count, childFilters: [] })),
    }));
}
