import { data } from "react-router";
import type { CallContext } from "../../../../contracts/documents/request-documents.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { notFoundWith } from "../../../frame/page.ts";
import { absoluteUrl } from "../../../frame/seo/absolute-url.ts";
import { itemList } from "../../../frame/seo/list-meta.ts";
import { parsePage } from "../../../frame/seo/page-number.ts";
import type { SiteSettings } from "../../../frame/seo/site-settings.ts";
import type { JsonLd } from "../../../frame/seo/structured-data.ts";
import {
  type CuePositions,
  counterBefore,
  cueDataOf,
  type GalleryEntry,
  insertCues,
} from "../cues/insert-cues.ts";
import { type CueKind, loadCues } from "../cues/read-cue.ts";
import { type FilteredList, resetFilters } from "../filters/state/filter-state.ts";
import { filtersHref, type Narrowing } from "../filters/state/filters-query.ts";

export interface ListQuery extends CallContext {
  url: URL;
  site: SiteSettings;
}

interface FoundPage<Item> {
  items: readonly Item[];
  total: number;
  /** Calculated from the total if the backend does not send it. */
  lastPage?: number | undefined;
  /** For a backend that sends the filters of a list together with its entries. */
  narrowing?: Narrowing;
}

const NOT_NARROWED: Narrowing = { groups: [], state: resetFilters(), unknown: [], isForm: false };

interface ListSource<Item> {
  /** The path of the list, and the query parameters besides filters and page. */
  path: string;
  keep?: Record<string, string>;
  narrowing?: Narrowing;
  size: number;
  /** A backend may reject higher page numbers. */
  mostPages?: number;
  cues: { kind: CueKind; category?: string; hasPromise?: boolean } & CuePositions;
  /** The first page is 1. */
  find: (page: number) => Promise<FoundPage<Item>>;
  /** The name and path of an entry for structured data; the path is undefined if it has no page. */
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

/** Loads the requested page of a list. The fields of the filter form redirect to the short URL. */
export async function loadList<Item>(
  { call, edition, url, site }: ListQuery,
  source: ListSource<Item>,
): Promise<LoadedList<Item>> {
  const { path, keep = {}, size, mostPages = Number.POSITIVE_INFINITY, find, linkOf } = source;
  const { kind, category, hasPromise = false, ...positions } = source.cues;
  const page = Math.min(parsePage(url.searchParams), mostPages);
  const [found, { cues, promise }] = await Promise.all([find(page), loadCues(call, edition, kind, category)]);
  const { items, total, lastPage = Math.ceil(total / size) } = found;
  const { groups, state, unknown, isForm } = found.narrowing ?? source.narrowing ?? NOT_NARROWED;
  const href = filtersHref(path, keep, state, groups);
  if (isForm) throw redirectTo(href);
  const promised = hasPromise ? promise : undefined;
  const counter = counterBefore({ ...positions, page: page - 1, size, hasPromise: promised !== undefined });
  const placed = insertCues({
    ...positions,
    items,
    cues,
    promise: page === 1 ? promised : undefined,
    counter,
  });
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
    cueData: cueDataOf(positions, placed.counter),
    listed: items.flatMap((item) => {
      const link = linkOf?.(item);
      return link?.path ? [{ name: link.name, url: absoluteUrl(site.publicUrl, link.path) }] : [];
    }),
  };
}

/** An empty list is rendered with the status 404. */
export function answerList<Found extends { list: LoadedList<unknown> }>(found: Found) {
  return found.list.isEmpty ? notFoundWith(found) : data(found);
}

/** The entries of the page for search engines; none for a filtered list. */
export function listJsonLd({ listed, href, path, page, size, total }: LoadedList<unknown>): JsonLd[] {
  if (href !== path || listed.length === 0) return [];
  return [itemList(listed, { before: (page - 1) * size, total })];
}
