import { matchUrl } from "../../../urls/match-url.ts";

/** The slug of the page at a path: that of what it shows, or else the page's own name. What a visitor typed is none. */
export function pageSlugAt(path: string): string {
  const match = matchUrl(path);
  if (!match) return "not-found";
  const slugs = Object.entries(match.params).filter(([name]) => /slug$/i.test(name));
  return slugs.at(-1)?.[1] ?? match.row.page;
}
