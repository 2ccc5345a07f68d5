import { data } from "react-router";
import { LOOKS_CONFIG, searchLooks } from "../../../../contracts/calls/looks.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { findDocuments } from "../../../frame/load-document.ts";
import { notFoundWith } from "../../../frame/page.ts";
import { absoluteUrl } from "../../../frame/seo/absolute-url.ts";
import { parsePage } from "../../../frame/seo/pagination.ts";
import type { SiteSettings } from "../../../frame/seo/site-settings.ts";
import { loadCues } from "../../cues/load-cues.ts";
import { counterBefore, placeCues } from "../../cues/place-cues.ts";
import { filtersHref } from "../../filters/state/filters-href.ts";
import { unknownPieces } from "../../filters/state/filters-query.ts";
import { loadTopicRail } from "../../magazine/rails/load-rail.ts";
import { STORY_TOPICS } from "../../magazine/rails/story-topics.ts";
import { lookPath, looksAddress } from "../look-path.ts";
import { filterGroupsOf, guessLooksFilters, isFormSent, readLooksFilters } from "./looks-query.ts";
import { findLooks } from "./search-looks.ts";

interface LooksPlace {
  call: Caller;
  edition: Edition;
  url: URL;
  site: SiteSettings;
}

const SIZE = LOOKS_CONFIG.defaultPageSize;
const CUES = {
  startPosition: LOOKS_CONFIG.defaultCueStartPosition,
  interval: LOOKS_CONFIG.defaultCueInterval,
};
const MOST_TABS = 24;

/** Everything that the gallery shows of one category. */
export async function loadLooks(place: LooksPlace, category: string) {
  const { edition, url, site } = place;
  const page = parsePage(url.searchParams);
  const [{ answer, groups, filters, unknown, hasFailed, status }, cues, tabs, stories] = await Promise.all([
    searchByAddress(place, category, page),
    loadCues(place.call, edition, "looks-cues"),
    loadTabs(place),
    loadTopicRail(place.call, edition, STORY_TOPICS.homes),
  ]);
  const address = looksAddress(edition, category);
  const href = filtersHref(address.path, address.keep, filters, groups);
  if (isFormSent(url.searchParams)) throw redirectTo(href);

  const looks = hasFailed ? [] : answer.looks_list;
  const total = hasFailed ? 0 : answer.meta.total;
  const { entries } = placeCues({
    ...CUES,
    items: looks,
    cues: cues.cues,
    promise: page === 1 ? cues.promise : undefined,
    counter: counterBefore({ ...CUES, page: page - 1, size: SIZE, hasPromise: cues.promise !== undefined }),
  });
  const found = {
    category,
    /** As its tab is called. */
    name: tabs.find(({ slug }) => slug === category)?.title,
    tabs,
    seo: answer.seo_data,
    groups,
    filters,
    unknown,
    ...address,
    href,
    page,
    lastPage: hasFailed ? 0 : answer.meta.totalPages,
    total,
    entries,
    stories,
    hasFailed,
    listed: looks.flatMap((look) => {
      const path = lookPath(edition, look);
      return path ? [{ name: look.title, url: absoluteUrl(site.publicUrl, path) }] : [];
    }),
  };
  if (status !== undefined) return data(found, { status });
  return looks.length > 0 ? data(found) : notFoundWith(found);
}

/** What the filters are called comes with the answer: a word that is none of them is left out, and asked without. */
async function searchByAddress({ call, edition, url }: LooksPlace, category: string, page: number) {
  const asked = { edition, category, page, filters: guessLooksFilters(url.searchParams) };
  const found = await findLooks(call, asked);
  const groups = filterGroupsOf(found.answer.filters, edition.country);
  const filters = readLooksFilters(url.searchParams, groups);
  const unknown = unknownPieces(url.searchParams.get("filters"), groups);
  const again = unknown.length > 0 ? await findLooks(call, { ...asked, filters }) : found;
  return { ...again, groups, filters, unknown };
}

/** The categories of a host of someone else are not known. */
async function loadTabs({ call, edition }: LooksPlace): Promise<{ slug: string; title: string }[]> {
  if (call.isElsewhere?.(searchLooks)) return [];
  const categories = await findDocuments("home-look-categories", { call, edition }, { size: MOST_TABS });
  return categories.map(({ slug, title }) => ({ slug, title }));
}

export type LoadedLooks = Awaited<ReturnType<typeof loadLooks>>["data"];
