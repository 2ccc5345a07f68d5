import type { MagazineSearchType } from "../../../../contracts/calls/graphql/search-magazine-descriptor.ts";
import type { MagazineSearchResult } from "../../../../contracts/graphql/magazine-search-answer.ts";
import type { Photo } from "../../../../ui/media/photo.ts";
import { pageHref } from "../../../../ui/navigation/page-window.ts";
import type { MessageKey } from "../../../../ui/text/text.tsx";

interface SearchTab {
  type: MagazineSearchType;
  tab: string;
  label: MessageKey;
}

/** The kinds of results of a magazine search, each in its own list (MG-05, SE-01). */
export const SEARCH_TABS = [
  { type: "post", tab: "stories", label: "magazineSearch.stories" },
  { type: "author", tab: "writers", label: "magazineSearch.writers" },
  { type: "category", tab: "topics", label: "magazineSearch.topics" },
  { type: "post_tag", tab: "related-queries", label: "magazineSearch.relatedQueries" },
] as const satisfies readonly SearchTab[];

export interface FoundEntry {
  slug: string;
  name: string;
  category?: string | undefined;
  excerpt?: string | undefined;
  readingMinutes?: number | undefined;
  picture?: { photo: Photo; alt: string } | undefined;
}

/** The content of a tab: the entries of some pages, and the total. */
export interface FoundList {
  /** The first and the last page shown. */
  first: number;
  page: number;
  total: number;
  /** The real number may exceed the total, because very long lists are not counted completely. */
  isLowerBound?: boolean | undefined;
  entries: FoundEntry[];
}

export type FoundLists = Record<MagazineSearchType, FoundList>;

export function readFound(type: MagazineSearchType, answer: MagazineSearchResult): FoundList {
  const { page, totalResultsCount: total, isTotalExact } = answer;
  const entries = ENTRIES[type](answer);
  return { first: page, page, total, entries, ...(!isTotalExact && { isLowerBound: true }) };
}

type ReadEntries = (answer: MagazineSearchResult) => FoundEntry[];

const ENTRIES: Record<MagazineSearchType, ReadEntries> = {
  post: ({ posts }) => posts.map(storyEntry),
  author: ({ authors }) => authors,
  category: ({ categories }) => categories,
  post_tag: ({ tags }) => tags,
};

function storyEntry(post: MagazineSearchResult["posts"][number]): FoundEntry {
  const image = post.postImageObj;
  return {
    slug: post.postSlug,
    name: post.postTitle,
    category: post.postCategory ?? undefined,
    excerpt: post.postExcerpt ?? undefined,
    readingMinutes: post.postReadingMinutes ?? undefined,
    picture: image ? { photo: photoOf(image), alt: image.altText ?? "" } : undefined,
  };
}

function photoOf({ photo, url }: { photo: Photo | null; url: string }): Photo {
  return photo ?? { url };
}

/** Appends a further page. An upstream may return an entry twice when its list has changed in the meantime. */
export function addPage(list: FoundList, next: FoundList): FoundList {
  const known = new Set(list.entries.map(({ slug }) => slug));
  const added = next.entries.filter(({ slug }) => !known.has(slug));
  // An empty page is the end, whatever total was sent before.
  const isEnd = next.entries.length === 0;
  const total = isEnd ? list.entries.length : next.total;
  const isLowerBound = isEnd ? undefined : next.isLowerBound;
  return { ...list, page: next.page, total, isLowerBound, entries: [...list.entries, ...added] };
}

/** A round number below the real total of a list that was not counted completely; undefined for an exact total. */
export function moreThan({
  total,
  isLowerBound,
}: Pick<FoundList, "total" | "isLowerBound">): number | undefined {
  if (!isLowerBound || total <= FEW) return undefined;
  const step = 10 ** Math.floor(Math.log10(total - 1));
  return Math.floor((total - 1) / step) * step;
}

/** Small numbers need no rounding. */
const FEW = 10;

export type Tab = (typeof SEARCH_TABS)[number]["tab"];

const [FIRST] = SEARCH_TABS;

/** The URL of a tab of a search, at one of its pages. The first tab is the search itself. */
export function tabHref(path: string, tab: Tab, page = 1): string {
  return pageHref(tab === FIRST.tab ? path : `${path}?tab=${tab}`, page);
}

/** The tab in the query; undefined if there is none or an unknown one. */
export function parseTab(text: string | null): Tab | undefined {
  return SEARCH_TABS.find(({ tab }) => tab === text)?.tab;
}
