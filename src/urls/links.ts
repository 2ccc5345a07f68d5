import type { Edition } from "../editions/edition.ts";
import type { Region } from "../editions/regions.ts";
import { isBuilt } from "./known-pages.ts";
import { matchUrl } from "./match-url.ts";
import { type PageName, URL_TABLE, type UrlRow } from "./url-table.ts";

/** The address of a page in an edition; undefined if the page is not built or the region does not have it. */
export function linkTo(
  edition: Edition,
  page: PageName,
  params: Record<string, string> = {},
): string | undefined {
  return isBuilt(page, edition.region) ? pathOf(edition.region, page, params) : undefined;
}

export function samePageIn(region: Region, path: string): string {
  const match = matchUrl(path);
  if (!match?.region || !isBuilt(match.row.page, region)) return `/${region}`;
  // Slugs differ between countries, so only a page without parameters exists in another region as well.
  if (Object.keys(match.params).length > 0) return `/${region}`;
  return pathOf(region, match.row.page, {}) ?? `/${region}`;
}

export function alternatesOf(path: string, regions: readonly Region[]): { region: Region; path: string }[] {
  const match = matchUrl(path);
  if (!match?.region || Object.keys(match.params).length > 0) return [];
  return regions.flatMap((region) => {
    const found = isBuilt(match.row.page, region) && pathOf(region, match.row.page, {});
    return found ? [{ region, path: found }] : [];
  });
}

/** The address of a page that must exist there: in every region, or outside of the regions. */
export function addressOf(
  region: Region | null,
  page: PageName,
  params: Record<string, string> = {},
): string {
  const path = pathOf(region, page, params);
  if (path === undefined)
    throw new RangeError(`There is no page "${page}" ${region ? `in ${region}` : "outside of the regions"}.`);
  return path;
}

/**
 * The address of a page in a region, whether it is built or not; undefined if there is none. A page that the region
 * does not have uses its address outside of the regions, and a null region requests only that one.
 */
export function pathOf(
  region: Region | null,
  page: PageName,
  params: Record<string, string> = {},
): string | undefined {
  const ofPage = (ROWS.get(page) ?? []).filter((row) => takes(row, params));
  const own = region && ofPage.find(({ regions }) => regions?.includes(region));
  const row = own ?? ofPage.find(({ regions }) => regions === null);
  if (!row) return undefined;
  const filled = row.path.replace(PARAMETER, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return `/${[row.regions ? region : "", filled].filter((part) => part !== "").join("/")}`;
}

const PARAMETER = /:(\w+)/g;

interface LinkRow extends UrlRow {
  names: readonly string[];
}

// A page contains hundreds of links, so the data of each row is computed once.
const ROWS = new Map<string, LinkRow[]>();
for (const row of URL_TABLE as readonly UrlRow[]) {
  const names = [...row.path.matchAll(PARAMETER)].map((match) => match[1] ?? "");
  ROWS.set(row.page, [...(ROWS.get(row.page) ?? []), { ...row, names }]);
}

function takes({ names }: LinkRow, params: Record<string, string>): boolean {
  return names.length === Object.keys(params).length && names.every((name) => name in params);
}
