import type { Place } from "../place.ts";

/** The slug of a page: that of what it shows, or else the page's own name. What a visitor typed is none. */
export function pageSlugOf({ page, params }: Pick<Place, "page" | "params">): string {
  const slugs = Object.entries(params).filter(([name]) => /slug$/i.test(name));
  return slugs.at(-1)?.[1] ?? page.name;
}
