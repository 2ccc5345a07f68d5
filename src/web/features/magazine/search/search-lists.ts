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

/** What a search of the magazine finds, each in a list of its own (MG-05, SE-01). */
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

/** What stands in a tab: the entries of some pages, and how many there are in all. */
export interface FoundList {
  /** The first and the last page that are shown. */
  first: number;
  page: number;
  total: number;
  /** There may be more than the total: of the very many not all are counted. */
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

/** A further page behind those that are there. A host may tell an entry twice when its list has changed meanwhile. */
export function addPage(list: FoundList, next: FoundList): FoundList {
  const known = new Set(list.entries.map(({ slug }) => slug));
  const added = next.entries.filter(({ slug }) => !known.has(slug));
  // A page with nothing in it is the end, whatever was told before.
  const isEnd = next.entries.length === 0;
  const total = isEnd ? list.entries.length : next.total;
  const isLowerBound = isEnd ? undefined : next.isLowerBound;
  return { ...list, page: next.page, total, isLowerBound, entries: [...list.entries, ...added] };
}

/** A round number that there are more of, of a list that was not counted to its end; nothing of one that was. */
export function moreThan({
  total,
  isLowerBound,
}: Pick<FoundList, "total" | "isLowerBound">): number | undefined {
  if (!isLowerBound || total <= FEW) return undefined;
  const step = 10 ** Math.floor(Math.log10(total - 1));
  return Math.floor((total - 1) / step) * step;
}

/** They need no rounding, and "more than one" says nothing. */
const FEW = 10;

export type Tab = (typeof SEARCH_TABS)[number]["tab"];

const [FIRST] = SEARCH_TABS;

/** The address of a tab of a search, at one of its pages. The first tab is the search itself. */
export function tabHref(path: string, tab: Tab, page = 1): string {
  return pageHref(tab === FIRST.tab ? path : `${path}?tab=${tab}`, page);
}

/** The tab that an address asks for; nothing where it asks for none that there is. */
export function parseTab(text: string | null): Tab | undefined {
  return SEARCH_TABS.find(({ tab }) => tab === text)?.tab;
}
