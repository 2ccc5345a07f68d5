/** A category of the accordion, and whether it stands open (MG-10). */
export interface BrowseItem {
  id: string;
  isopen: boolean;
}

export const BROWSED_STORIES = 4;

/** What is opened closes the others; what is closed leaves them as they are. */
export function toggleItem(items: readonly BrowseItem[], id: string, isopen: boolean): BrowseItem[] {
  return items.map((item) => {
    if (item.id === id) return { id, isopen };
    return isopen ? { ...item, isopen: false } : item;
  });
}

/** A story in an open category: no more of it travels than is shown. */
export interface BrowsedStory {
  slug: string;
  title: string;
  href: string | undefined;
  readingMinutes?: number | undefined;
}

/** Where a story is, as an address with a gap for its slug: browsers know no table of addresses. */
const GAP = "{slug}";

export function fillAddress(pattern: string | undefined, slug: string): string | undefined {
  return pattern?.replace(GAP, encodeURIComponent(slug));
}

export function addressPattern(pathOf: (slug: string) => string | undefined): string | undefined {
  return pathOf(GAP)?.replace(encodeURIComponent(GAP), GAP);
}
