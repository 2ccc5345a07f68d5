/** A category of the accordion, and whether it is open (MG-10). */
export interface BrowseItem {
  id: string;
  isopen: boolean;
}

export const BROWSED_STORIES = 4;

/** Opening an item closes the others; closing it leaves them unchanged. */
export function toggleItem(items: readonly BrowseItem[], id: string, isopen: boolean): BrowseItem[] {
  return items.map((item) => {
    if (item.id === id) return { id, isopen };
    return isopen ? { ...item, isopen: false } : item;
  });
}

/** A story in an open category; only the displayed fields are sent. */
export interface BrowsedStory {
  slug: string;
  title: string;
  href: string | undefined;
  readingMinutes?: number | undefined;
}

/** The placeholder for the slug in a URL pattern, because the URL table is not sent to browsers. */
const GAP = "{slug}";

export function fillAddress(pattern: string | undefined, slug: string): string | undefined {
  return pattern?.replace(GAP, encodeURIComponent(slug));
}

export function addressPattern(pathOf: (slug: string) => string | undefined): string | undefined {
  return pathOf(GAP)?.replace(encodeURIComponent(GAP), GAP);
}
