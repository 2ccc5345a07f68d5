import { data } from "react-router";
import type { Asking } from "../../../../contracts/documents/ask-documents.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { notFoundWith } from "../../../frame/page.ts";
import { absoluteUrl } from "../../../frame/seo/absolute-url.ts";
import { itemList } from "../../../frame/seo/list-meta.ts";
import { parsePage } from "../../../frame/seo/page-number.ts";
import type { SiteSettings } from "../../../frame/seo/site-settings.ts";
import type { JsonLd } from "../../../frame/seo/structured-data.ts";
import {
  type CuePlaces,
  counterBefore,
  cueDataOf,
  type GalleryEntry,
  placeCues,
} from "../cues/place-cues.ts";
import { type CueKind, loadCues } from "../cues/read-cue.ts";
import { type FilteredList, resetFilters } from "../filters/state/filter-state.ts";
import { filtersHref, type Narrowing } from "../filters/state/filters-query.ts";

export interface ListAsking extends Asking {
  url: URL;
  site: SiteSettings;
}

interface FoundPage<Item> {
  items: readonly Item[];
  total: number;
  /** Follows from the total where the backend does not say it. */
  lastPage?: number | undefined;
  /** For a backend that tells the filters of a list together with its entries. */
  narrowing?: Narrowing;
}

const NOT_NARROWED: Narrowing = { groups: [], state: resetFilters(), unknown: [], isForm: false };

interface ListSource<Item> {
  /** The address of the list, and what its query says besides filters and page. */
  path: string;
  keep?: Record<string, string>;
  narrowing?: Narrowing;
  size: number;
  /** A backend may refuse to count further. */
  mostPages?: number;
  cues: { kind: CueKind; hasPromise?: boolean } & CuePlaces;
  /** The first page is 1. */
  find: (page: number) => Promise<FoundPage<Item>>;
  /** The name and address of an entry for structured data, where it has a page of its own. */
  linkOf?: (item: Item) => { name: string; path: string | undefined };
}

export interface LoadedList<Item> extends FilteredList {
  unknown: readonly string[];
  href: string;
  page: number;
  lastPage: number;
  size: number;
  total: number;
  entries: readonly GalleryEntry<Item>[];
  isEmpty: boolean;
  cueData: ReturnType<typeof cueDataOf>;
  listed: readonly { name: string; url: string }[];
}

/** Loads the page of a list that the address asks for. The fields of the filter form redirect to the short address. */
export async function loadList<Item>(
  { call, edition, url, site }: ListAsking,
  source: ListSource<Item>,
): Promise<LoadedList<Item>> {
  const { path, keep = {}, size, mostPages = Number.POSITIVE_INFINITY, find, linkOf } = source;
  const { kind, hasPromise = false, ...places } = source.cues;
  const page = Math.min(parsePage(url.searchParams), mostPages);
  const [found, { cues, promise }] = await Promise.all([find(page), loadCues(call, edition, kind)]);
  const { items, total, lastPage = Math.ceil(total / size) } = found;
  const { groups, state, unknown, isForm } = found.narrowing ?? source.narrowing ?? NOT_NARROWED;
  const href = filtersHref(path, keep, state, groups);
  if (isForm) throw redirectTo(href);
  const promised = hasPromise ? promise : undefined;
  const counter = counterBefore({ ...places, page: page - 1, size, hasPromise: promised !== undefined });
  const placed = placeCues({ ...places, items, cues, promise: page === 1 ? promised : undefined, counter });
  return {
    path,
    keep,
    groups,
    state,
    unknown,
    href,
    page,
    lastPage,
    size,
    total,
    entries: placed.entries,
    isEmpty: items.length === 0,
    cueData: cueDataOf(places, placed.counter),
    listed: items.flatMap((item) => {
      const link = linkOf?.(item);
      return link?.path ? [{ name: link.name, url: absoluteUrl(site.publicUrl, link.path) }] : [];
    }),
  };
}

/** An empty list is shown, with status 404. */
export function answerList<Found extends { list: LoadedList<unknown> }>(found: Found) {
  return found.list.isEmpty ? notFoundWith(found) : data(found);
}

/** The entries of the page for search engines; of a narrowed list they are told nothing. */
export function listJsonLd({ listed, href, path, page, size, total }: LoadedList<unknown>): JsonLd[] {
  if (href !== path || listed.length === 0) return [];
  return [itemList(listed, { before: (page - 1) * size, total })];
}
