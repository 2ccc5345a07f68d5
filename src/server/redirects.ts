import { isRegion } from "../editions/regions.ts";
import { matchUrl } from "../urls/match-url.ts";
import { URL_TABLE, type UrlRow } from "../urls/url-table.ts";

/** Where an old or sloppy address moved to: all rules in one pass, so that one 301 is enough. Nothing when it stays. */
export function redirectedPath(
  path: string,
  mapping: Record<string, string> = PATH_MAPPING,
): string | undefined {
  let target = dropEmptySegments(removeEc(path));
  target = pressToCompanyNews(target);
  target = renameDesignIdeaTypes(target);
  target = moveUnderInteriors(target);
  target = mapPath(target, mapping);
  return target === path ? undefined : target;
}

/** Content types as they are called in old links, and as they are called now (RD-13). */
export const CONTENT_TYPE_SEGMENTS: Record<string, string> = {
  looks: "designs",
  "smart-photo-lite": "designs-price",
};

function removeEc(path: string): string {
  const shorter = path.replace("/ec/", "/");
  return shorter === path ? path : removeEc(shorter);
}

// A doubled slash at the front would read as another host in a Location header, and browsers take "\\" for "/".
function dropEmptySegments(path: string): string {
  return `/${path
    .split(/[/\\]/)
    .filter((segment) => segment !== "")
    .join("/")}`;
}

// Applies with and without a region in front (AMB-52), but not where "press" is the keyword of a search.
function pressToCompanyNews(path: string): string {
  const isSearch = matchUrl(path)?.params.searchKeyword !== undefined;
  return path.endsWith("/press") && !isSearch ? "/in/interiors/press/company-news" : path;
}

// The first old name is replaced, at any position (RD-04).
function renameDesignIdeaTypes(path: string): string {
  const segments = path.split("/");
  if (!isRegion(segments[1] ?? "") || segments[2] !== "design-ideas") return path;
  const place = segments.findIndex((segment) => Object.hasOwn(CONTENT_TYPE_SEGMENTS, segment));
  if (place === -1) return path;
  const before = segments[place - 1] ?? "";
  const isLast = place === segments.length - 1;
  if (isLast && before !== "search") {
    // It is the name of a design, which is there or is not.
    if (Object.values(CONTENT_TYPE_SEGMENTS).includes(before)) return path;
    return segments.slice(0, -1).join("/");
  }
  return segments.with(place, CONTENT_TYPE_SEGMENTS[segments[place] ?? ""] ?? "").join("/");
}

const LEGACY_PREFIXES = ["press-release", "page", "service", "offerings"];
const NEVER_MOVED = [
  "/in",
  "/in/about-us",
  "/in/careers",
  "/in/contact-us",
  "/in/page/livspace-reviews",
  "/in/livspace-reviews",
  "/in/interior-designer-near-me",
];

function moveUnderInteriors(path: string): string {
  if (!path.startsWith("/in/") || NEVER_MOVED.includes(path)) return path;
  const rest = path.slice("/in/".length);
  const isLegacy = LEGACY_PREFIXES.includes(rest.split("/")[0] ?? "") || isPageUnderInteriors(rest);
  return isLegacy ? `/in/interiors/${rest}` : path;
}

// The fixed list is every page without parameters that lives under /in/interiors, unless /in has one of that name itself.
function isPageUnderInteriors(rest: string): boolean {
  const rows: readonly UrlRow[] = URL_TABLE;
  const moved = rows.some(
    (row) => row.regions?.includes("in") && row.path === `interiors/${rest}` && !rest.includes(":"),
  );
  return moved && !matchUrl(`/in/${rest}`);
}

const UNMAPPED_PREFIXES = ["/in/interiors", "/in/magazine", "/in/design-ideas"];

function mapPath(path: string, mapping: Record<string, string>): string {
  const isExempt = UNMAPPED_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  return isExempt || !Object.hasOwn(mapping, path) ? path : (mapping[path] ?? path);
}

/** Addresses that people type, and where they meant to go. Whole paths, answered with a 301. */
export const PATH_MAPPING: Record<string, string> = {
  "/home": "/in/home",
  "/india": "/in",
  "/singapore": "/sg",
  "/malaysia": "/my",
  "/saudi-arabia": "/sa",
  "/sa-en": "/sa",
  "/ar": "/sa-ar",
  "/index.html": "/in",
  "/sg/home": "/sg",
  "/my/home": "/my",
  "/sa/home": "/sa",
  "/sa-ar/home": "/sa-ar",
};
