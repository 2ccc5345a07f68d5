import { isBuilt } from "../../../urls/known-pages.ts";
import { matchUrl } from "../../../urls/match-url.ts";
import type { PageName } from "../../../urls/url-table.ts";

export interface Crumb {
  name: string;
  path: string;
}

interface CrumbNames {
  home: string;
  current: string;
  /** Names of the pages in between. A page that has no name or does not exist is left out. */
  pages?: Partial<Record<PageName, string>>;
}

/** The breadcrumbs from the region's home page to a path, read from the URL table. A home page has none. */
export function breadcrumbsOf(path: string, names: CrumbNames): Crumb[] {
  const segments = path.split("/").filter((segment) => segment !== "");
  const region = matchUrl(path)?.region;
  const start = region ? 1 : 0;
  if (segments.length <= start) return [];
  const between = segments.slice(start, -1).flatMap((_, index) => {
    const ancestor = `/${segments.slice(0, start + index + 1).join("/")}`;
    const page = matchUrl(ancestor)?.row.page;
    const name = page && isBuilt(page, region) ? names.pages?.[page] : undefined;
    return name ? [{ name, path: ancestor }] : [];
  });
  return [
    { name: names.home, path: region ? `/${region}` : "/" },
    ...between,
    { name: names.current, path: `/${segments.join("/")}` },
  ];
}
